@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  [[UIAccelerometer sharedAccelerometer] setUpdateInterval:0.5];
  [[UIAccelerometer sharedAccelerometer] setDelegate:self];
}
@end
