@implementation Boat
- (void)applicationDidFinishLaunch:(UIApplication *)app {
  UIAccelerometer *sensor = [UIAccelerometer sharedAccelerometer];
  sensor.updateInterval = 0.5;
  sensor.delegate = self;
}
@end
