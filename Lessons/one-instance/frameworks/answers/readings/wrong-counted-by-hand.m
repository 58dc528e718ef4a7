@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  readings = 1;
  UIAccelerometer *s = [UIAccelerometer sharedAccelerometer];
  s.updateInterval = 0.5;
  s.delegate = self;
}
- (void)accelerometer:(UIAccelerometer *)sensor didAccelerate:(UIAcceleration *)force { }
@end
