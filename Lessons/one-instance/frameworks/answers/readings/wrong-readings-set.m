@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  readings = 3;
  [[UIAccelerometer sharedAccelerometer] setUpdateInterval:0.5];
}
@end
