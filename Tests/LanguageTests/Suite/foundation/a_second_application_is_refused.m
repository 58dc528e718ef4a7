// mode: arc
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate> @end
@implementation Delegate
- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)options {
  @try { (void)[[UIApplication alloc] init]; }
  @catch (NSException *e) { printf("%s\n", e.reason.UTF8String); }
  return YES;
}
- (void)applicationWillTerminate:(UIApplication *)a { printf("end\n"); }
@end
int main(int argc, char *argv[]) {
  @autoreleasepool { return UIApplicationMain(argc, argv, nil, @"Delegate"); }
}
// expect: There can only be one UIApplication instance.
// expect: end
