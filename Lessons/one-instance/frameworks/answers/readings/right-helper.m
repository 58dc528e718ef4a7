@implementation Boat
- (void)prepare:(UIAccelerometer *)s { s.updateInterval = .5; s.delegate = self; }
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  [self prepare:[UIAccelerometer sharedAccelerometer]];
}
@end
