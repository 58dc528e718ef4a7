@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  [[UIAccelerometer sharedAccelerometer] setDelegate:self];
}
@end
