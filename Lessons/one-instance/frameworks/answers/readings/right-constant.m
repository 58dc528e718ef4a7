static const NSTimeInterval kHalf = 0.5;
#define SENSOR [UIAccelerometer sharedAccelerometer]
@implementation Boat
- (void)applicationDidFinishLaunching:(UIApplication *)app {
  SENSOR.updateInterval = kHalf;
  SENSOR.delegate = self;
}
@end
