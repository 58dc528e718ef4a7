//> mrc
@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  UIAccelerometer *sensor = [UIAccelerometer sharedAccelerometer];
  sensor.updateInterval = 0.5;
  sensor.delegate = self;
}
@end
//> mrc
[UIAccelerometer sharedAccelerometer].updateInterval
