// mode: arc
// after seed 000, on UIApplication and UIAccelerometer: strict singletons
#import <UIKit/UIKit.h>
@interface Boat : UIResponder <UIApplicationDelegate, UIAccelerometerDelegate>
@end
@implementation Boat
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)options {
  NSLog(@"launched %d", application == [UIApplication sharedApplication]);  // expect: launched 1
  NSLog(@"delegate %d", application.delegate == self);  // expect: delegate 1
  @try {
    [[UIApplication alloc] init];
  } @catch (NSException *problem) {
    NSLog(@"%@", problem.name);  // expect: NSInternalInconsistencyException
    NSLog(@"%@", problem.reason);  // expect: There can only be one UIApplication instance.
  }
  UIAccelerometer *sensor = [UIAccelerometer sharedAccelerometer];
  NSLog(@"sensor %d", sensor == [[UIAccelerometer alloc] init]);  // expect: sensor 1
  sensor.updateInterval = 0.5;
  sensor.delegate = self;
  NSLog(@"device %d", [UIDevice currentDevice] == [UIDevice currentDevice]);  // expect: device 1
  return YES;
}
- (void)accelerometer:(UIAccelerometer *)sensor didAccelerate:(UIAcceleration *)force {
  NSLog(@"rolls");
  // expect: rolls
  // expect: rolls
  if (force.x > 0) sensor.delegate = nil;
}
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application {
  NSLog(@"light the boat");  // expect: light the boat
}
- (void)applicationWillTerminate:(UIApplication *)application {
  NSLog(@"moored");  // expect: moored
}
@end
int main(int count, char *arguments[]) {
  @autoreleasepool {
    return UIApplicationMain(count, arguments, nil, NSStringFromClass([Boat class]));
  }
}
