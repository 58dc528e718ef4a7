@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)приложение {
  [UIAccelerometer sharedAccelerometer].delegate = self;
  [UIAccelerometer sharedAccelerometer].updateInterval = 1.0 / 2;
}
@end
