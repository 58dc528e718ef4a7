// UIKit and CoreLocation, as far as the sources speak of their singletons.
//
// UIApplication is made once, by `UIApplicationMain`; a second one raises. UIAccelerometer is a strict
// singleton: `alloc` hands the one object out again. UIDevice is a shared object like NSProcessInfo;
// CLLocationManager is an ordinary class, one object for each `alloc`. There is no screen: the application
// tells its delegate of the launch, of one memory warning if asked to, and of its end; the accelerometer
// and the location manager answer with a few fixed readings.
//: part UIKit and CoreLocation
//: requires key-value coding
//: requires Run loops
//: headers UIKit CoreLocation

NSString *const UIApplicationDidFinishLaunchingNotification =
    @"UIApplicationDidFinishLaunchingNotification";
NSString *const UIApplicationDidBecomeActiveNotification =
    @"UIApplicationDidBecomeActiveNotification";
NSString *const UIApplicationWillResignActiveNotification =
    @"UIApplicationWillResignActiveNotification";
NSString *const UIApplicationDidEnterBackgroundNotification =
    @"UIApplicationDidEnterBackgroundNotification";
NSString *const UIApplicationWillEnterForegroundNotification =
    @"UIApplicationWillEnterForegroundNotification";
NSString *const UIApplicationWillTerminateNotification =
    @"UIApplicationWillTerminateNotification";
NSString *const UIApplicationDidReceiveMemoryWarningNotification =
    @"UIApplicationDidReceiveMemoryWarningNotification";

@class UIApplication, UIViewController, UIWindow, UIView;
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)options;
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
@end

@interface UIResponder : NSObject
- (UIResponder *)nextResponder;
@end
@implementation UIResponder
- (UIResponder *)nextResponder { return nil; }
@end
