@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app { UIAccelerometer *s = [UIAccelerometer sharedAccelerometer]; s.updateInterval = 0.5; s.delegate = [[Boat alloc] init]; }
@end
