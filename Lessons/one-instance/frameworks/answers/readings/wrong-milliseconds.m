@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  UIAccelerometer *sensor = [UIAccelerometer sharedAccelerometer];
  sensor.delegate = self;
  sensor.updateInterval = 500.0;
}
@end
