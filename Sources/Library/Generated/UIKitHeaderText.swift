// swift-format-ignore-file
// Written by `make library` from UIKit/UIKit.h: change it there.
enum UIKitHeaderText {
static let text: StaticString = #"""
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
"""#
}
