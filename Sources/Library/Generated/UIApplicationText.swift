// swift-format-ignore-file
// Written by `make library` from UIKit/UIApplication.m: change it there.
enum UIApplicationText {
static let text: StaticString = #"""
@interface UIApplication : UIResponder { id <UIApplicationDelegate> _delegate; BOOL _idle; }
+ (UIApplication *)sharedApplication;
- (id <UIApplicationDelegate>)delegate;
- (void)setDelegate:(id <UIApplicationDelegate>)delegate;
- (BOOL)isIdleTimerDisabled;
- (void)setIdleTimerDisabled:(BOOL)disabled;
- (NSInteger)applicationIconBadgeNumber;
- (UIWindow *)keyWindow;
- (NSArray *)windows;
@end
static UIApplication *__selfsame_application;
@implementation UIApplication
+ (UIApplication *)sharedApplication __attribute__((selfsame_visible(handOut))) { return __selfsame_application; }
- (id)init {
  if (__selfsame_application) {
    __selfsame_fail(@"NSInternalInconsistencyException",
                    @"There can only be one UIApplication instance.");
  }
  self = [super init];
  if (self) __selfsame_application = self;
  return self;
}
- (id <UIApplicationDelegate>)delegate { return _delegate; }
- (void)setDelegate:(id <UIApplicationDelegate>)delegate { _delegate = delegate; }
- (BOOL)isIdleTimerDisabled { return _idle; }
- (void)setIdleTimerDisabled:(BOOL)disabled { _idle = disabled; }
- (NSInteger)applicationIconBadgeNumber { return 0; }
- (UIWindow *)keyWindow { return nil; }
- (NSArray *)windows { return [NSArray array]; }
- (void)__tell:(SEL)selector name:(NSString *)name {
  if ([(id)_delegate respondsToSelector:selector]) {
    [(id)_delegate performSelector:selector withObject:self];
  }
  [[NSNotificationCenter defaultCenter] postNotificationName:name object:self];
}
// A process of the simulation is launched, works off what the run loop brings within ten seconds, is
// warned once, and ended.
- (void)__run {
  id delegate = (id)_delegate;
  if ([delegate respondsToSelector:@selector(application:didFinishLaunchingWithOptions:)]) {
    [delegate application:self didFinishLaunchingWithOptions:nil];
    [[NSNotificationCenter defaultCenter]
        postNotificationName:UIApplicationDidFinishLaunchingNotification object:self];
  } else {
    [self __tell:@selector(applicationDidFinishLaunching:)
            name:UIApplicationDidFinishLaunchingNotification];
  }
  [self __tell:@selector(applicationDidBecomeActive:)
          name:UIApplicationDidBecomeActiveNotification];
  [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:10]];
  [self __tell:@selector(applicationDidReceiveMemoryWarning:)
          name:UIApplicationDidReceiveMemoryWarningNotification];
  [self __tell:@selector(applicationWillResignActive:)
          name:UIApplicationWillResignActiveNotification];
  [self __tell:@selector(applicationWillTerminate:)
          name:UIApplicationWillTerminateNotification];
}
@end
int UIApplicationMain(int count, char *arguments[], NSString *principal, NSString *delegateName) {
  @autoreleasepool {
    Class aClass = principal ? NSClassFromString(principal) : [UIApplication class];
    UIApplication *application = [[aClass alloc] init];
    if (delegateName) {
      [application setDelegate:[[NSClassFromString(delegateName) alloc] init]];
    }
    [application __run];
  }
  return 0;
}
"""#
}
