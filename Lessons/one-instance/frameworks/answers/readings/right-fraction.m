@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)application {
  UIAccelerometer *a = [UIAccelerometer sharedAccelerometer];
  a.delegate = self; // first
  a.updateInterval = 1.0 / 2;
}
@end
