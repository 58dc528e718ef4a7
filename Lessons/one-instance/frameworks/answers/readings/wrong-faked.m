@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app { readings = 5; }
@end
