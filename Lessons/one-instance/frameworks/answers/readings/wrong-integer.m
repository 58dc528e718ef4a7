@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  UIAccelerometer *sensor = [UIAccelerometer sharedAccelerometer];
  sensor.updateInterval = 1 / 2;
  sensor.delegate = self;
}
@end
