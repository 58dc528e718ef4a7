@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  UIAccelerometer *sensor = [UIAccelerometer sharedAccelerometer];
  sensor.updateInterval = 0.5;
  [app setDelegate:self];
}
@end
