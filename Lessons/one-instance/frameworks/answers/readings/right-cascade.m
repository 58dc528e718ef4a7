@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  UIAccelerometer *датчик = UIAccelerometer.sharedAccelerometer;
  [датчик setDelegate:self];
  [датчик setUpdateInterval:0.25 + 0.25];
}
@end
