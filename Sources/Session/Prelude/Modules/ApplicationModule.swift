/// UIKit and CoreLocation, as far as the sources speak of their singletons.
///
/// UIApplication is made once, by `UIApplicationMain`; a second one raises. UIAccelerometer is a strict
/// singleton: `alloc` hands the one object out again. UIDevice is a shared object like NSProcessInfo;
/// CLLocationManager is an ordinary class, one object for each `alloc`. There is no screen: the application
/// tells its delegate of the launch, of one memory warning if asked to, and of its end; the accelerometer
/// and the location manager answer with a few fixed readings.
enum ApplicationModule {
  static let module = PreludeModule(
    name: "UIKit and CoreLocation",
    names: """
      UIApplication UIApplicationMain UIApplicationDelegate UIResponder UIWindow UIView
      UIViewController UIScreen UIDevice UIColor UIAccelerometer UIAcceleration
      UIAccelerometerDelegate UIAccelerationValue CLLocationManager CLLocation
      CLLocationManagerDelegate CLLocationCoordinate2D CLLocationDegrees CLLocationDistance
      CLLocationAccuracy kCLLocationAccuracyBest kCLDistanceFilterNone
      UIApplicationDidReceiveMemoryWarningNotification UIApplicationWillTerminateNotification
      UIApplicationDidFinishLaunchingNotification UIApplicationDidEnterBackgroundNotification
      UIApplicationWillResignActiveNotification UIApplicationDidBecomeActiveNotification
      UIApplicationWillEnterForegroundNotification
      """,
    text: text, requires: ["key-value coding", "Run loops"],
    headers: ["UIKit", "CoreLocation"])

  private static let text: StaticString = #"""
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

    @interface UIColor : NSObject <NSCopying> { CGFloat _red, _green, _blue, _alpha; }
    + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
    + (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
    + (UIColor *)blackColor;
    + (UIColor *)whiteColor;
    + (UIColor *)grayColor;
    + (UIColor *)redColor;
    + (UIColor *)greenColor;
    + (UIColor *)blueColor;
    + (UIColor *)yellowColor;
    + (UIColor *)orangeColor;
    + (UIColor *)clearColor;
    - (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
    @end
    @implementation UIColor
    - (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha {
      self = [super init];
      if (self) {
        _red = red;
        _green = green;
        _blue = blue;
        _alpha = alpha;
      }
      return self;
    }
    + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha {
      return [[[self alloc] initWithRed:red green:green blue:blue alpha:alpha] autorelease];
    }
    + (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha {
      return [self colorWithRed:white green:white blue:white alpha:alpha];
    }
    // The named colours are made once each and shared.
    static UIColor *__selfsame_colors[9];
    static UIColor *__selfsame_color(int place, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) {
      if (!__selfsame_colors[place]) {
        __selfsame_colors[place] = [[UIColor alloc] initWithRed:red green:green blue:blue alpha:alpha];
      }
      return __selfsame_colors[place];
    }
    + (UIColor *)blackColor { return __selfsame_color(0, 0, 0, 0, 1); }
    + (UIColor *)whiteColor { return __selfsame_color(1, 1, 1, 1, 1); }
    + (UIColor *)grayColor { return __selfsame_color(2, 0.5, 0.5, 0.5, 1); }
    + (UIColor *)redColor { return __selfsame_color(3, 1, 0, 0, 1); }
    + (UIColor *)greenColor { return __selfsame_color(4, 0, 1, 0, 1); }
    + (UIColor *)blueColor { return __selfsame_color(5, 0, 0, 1, 1); }
    + (UIColor *)yellowColor { return __selfsame_color(6, 1, 1, 0, 1); }
    + (UIColor *)orangeColor { return __selfsame_color(7, 1, 0.5, 0, 1); }
    + (UIColor *)clearColor { return __selfsame_color(8, 0, 0, 0, 0); }
    - (id)copyWithZone:(NSZone *)zone { return [self retain]; }
    - (BOOL)isEqual:(id)other {
      UIColor *its = other;
      return self == other
          || ([other isKindOfClass:[UIColor class]] && its->_red == _red && its->_green == _green
              && its->_blue == _blue && its->_alpha == _alpha);
    }
    - (NSUInteger)hash { return (NSUInteger)(_red * 255 + _green * 65025 + _blue * 16581375); }
    - (NSString *)description {
      return [NSString stringWithFormat:@"UIDeviceRGBColorSpace %g %g %g %g", _red, _green, _blue, _alpha];
    }
    @end

    @interface UIScreen : NSObject
    + (UIScreen *)mainScreen;
    - (CGRect)bounds;
    - (CGFloat)scale;
    @end
    static UIScreen *__selfsame_screen;
    @implementation UIScreen
    + (UIScreen *)mainScreen {
      if (!__selfsame_screen) __selfsame_screen = [[self alloc] init];
      return __selfsame_screen;
    }
    - (CGRect)bounds { return CGRectMake(0, 0, 320, 568); }
    - (CGFloat)scale { return 2; }
    @end

    @interface UIView : UIResponder {
      CGRect _frame;
      UIColor *_backgroundColor;
      NSMutableArray *_subviews;
      UIView *_superview;
    }
    - (id)initWithFrame:(CGRect)frame;
    - (CGRect)frame;
    - (void)setFrame:(CGRect)frame;
    - (CGRect)bounds;
    - (UIColor *)backgroundColor;
    - (void)setBackgroundColor:(UIColor *)color;
    - (NSArray *)subviews;
    - (UIView *)superview;
    - (void)addSubview:(UIView *)view;
    - (void)removeFromSuperview;
    @end
    @implementation UIView
    - (id)init { return [self initWithFrame:CGRectMake(0, 0, 0, 0)]; }
    - (id)initWithFrame:(CGRect)frame {
      self = [super init];
      if (self) {
        _frame = frame;
        _subviews = [[NSMutableArray alloc] init];
      }
      return self;
    }
    - (void)dealloc {
      NSUInteger i, count = [_subviews count];
      for (i = 0; i < count; i++) ((UIView *)[_subviews objectAtIndex:i])->_superview = nil;
      [_subviews release];
      [_backgroundColor release];
      [super dealloc];
    }
    - (CGRect)frame { return _frame; }
    - (void)setFrame:(CGRect)frame { _frame = frame; }
    - (CGRect)bounds { return CGRectMake(0, 0, _frame.size.width, _frame.size.height); }
    - (UIColor *)backgroundColor { return _backgroundColor; }
    - (void)setBackgroundColor:(UIColor *)color {
      [color retain];
      [_backgroundColor release];
      _backgroundColor = color;
    }
    - (NSArray *)subviews { return [[_subviews copy] autorelease]; }
    - (UIView *)superview { return _superview; }
    - (void)addSubview:(UIView *)view {
      [view retain];
      [view removeFromSuperview];
      [_subviews addObject:view];
      view->_superview = self;
      [view release];
    }
    - (void)removeFromSuperview {
      UIView *parent = _superview;
      _superview = nil;
      if (parent) [parent->_subviews removeObjectIdenticalTo:self];
    }
    @end

    @interface UIViewController : UIResponder { UIView *_view; NSString *_title; }
    - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
    - (UIView *)view;
    - (void)setView:(UIView *)view;
    - (BOOL)isViewLoaded;
    - (NSString *)title;
    - (void)setTitle:(NSString *)title;
    - (void)loadView;
    - (void)viewDidLoad;
    - (void)viewWillAppear:(BOOL)animated;
    - (void)viewDidAppear:(BOOL)animated;
    - (void)viewWillDisappear:(BOOL)animated;
    - (void)viewDidDisappear:(BOOL)animated;
    - (void)viewDidUnload;
    - (void)didReceiveMemoryWarning;
    @end
    @implementation UIViewController
    - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle { return [self init]; }
    - (void)dealloc {
      [_view release];
      [_title release];
      [super dealloc];
    }
    // The view is made when it is first asked for.
    - (UIView *)view {
      if (!_view) {
        [self loadView];
        [self viewDidLoad];
      }
      return _view;
    }
    - (void)setView:(UIView *)view {
      [view retain];
      [_view release];
      _view = view;
    }
    - (BOOL)isViewLoaded { return _view != nil; }
    - (NSString *)title { return _title; }
    - (void)setTitle:(NSString *)title {
      NSString *old = _title;
      _title = [title copy];
      [old release];
    }
    - (void)loadView {
      UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
      [self setView:view];
      [view release];
    }
    - (void)viewDidLoad {}
    - (void)viewWillAppear:(BOOL)animated {}
    - (void)viewDidAppear:(BOOL)animated {}
    - (void)viewWillDisappear:(BOOL)animated {}
    - (void)viewDidDisappear:(BOOL)animated {}
    - (void)viewDidUnload {}
    - (void)didReceiveMemoryWarning {}
    @end

    @interface UIWindow : UIView { UIViewController *_root; }
    - (UIViewController *)rootViewController;
    - (void)setRootViewController:(UIViewController *)controller;
    - (void)makeKeyAndVisible;
    @end
    @implementation UIWindow
    - (void)dealloc {
      [_root release];
      [super dealloc];
    }
    - (UIViewController *)rootViewController { return _root; }
    - (void)setRootViewController:(UIViewController *)controller {
      [controller retain];
      [_root release];
      _root = controller;
    }
    - (void)makeKeyAndVisible {
      if (!_root) return;
      UIView *view = [_root view];
      [_root viewWillAppear:NO];
      [self addSubview:view];
      [_root viewDidAppear:NO];
    }
    @end

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
    + (UIApplication *)sharedApplication { return __selfsame_application; }
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

    typedef NSInteger UIDeviceOrientation;
    typedef NSInteger UIDeviceBatteryState;
    @interface UIDevice : NSObject
    + (UIDevice *)currentDevice;
    - (NSString *)name;
    - (NSString *)model;
    - (NSString *)localizedModel;
    - (NSString *)systemName;
    - (NSString *)systemVersion;
    - (NSString *)uniqueIdentifier;
    - (float)batteryLevel;
    - (UIDeviceOrientation)orientation;
    @end
    static UIDevice *__selfsame_device;
    @implementation UIDevice
    + (UIDevice *)currentDevice {
      if (!__selfsame_device) __selfsame_device = [[self alloc] init];
      return __selfsame_device;
    }
    - (NSString *)name { return @"Simulated iPhone"; }
    - (NSString *)model { return @"iPhone"; }
    - (NSString *)localizedModel { return @"iPhone"; }
    - (NSString *)systemName { return @"iPhone OS"; }
    - (NSString *)systemVersion { return @"7.0"; }
    - (NSString *)uniqueIdentifier { return @"00000000-0000-0000-0000-000000000000"; }
    - (float)batteryLevel { return -1; }
    - (UIDeviceOrientation)orientation { return 1; }
    @end

    typedef double UIAccelerationValue;
    @interface UIAcceleration : NSObject { UIAccelerationValue _x, _y, _z; NSTimeInterval _timestamp; }
    - (UIAccelerationValue)x;
    - (UIAccelerationValue)y;
    - (UIAccelerationValue)z;
    - (NSTimeInterval)timestamp;
    @end
    @class UIAccelerometer;
    @protocol UIAccelerometerDelegate <NSObject>
    @optional
    - (void)accelerometer:(UIAccelerometer *)accelerometer didAccelerate:(UIAcceleration *)acceleration;
    @end
    @interface UIAccelerometer : NSObject {
      NSTimeInterval _updateInterval;
      id <UIAccelerometerDelegate> _delegate;
      int _step;
    }
    + (UIAccelerometer *)sharedAccelerometer;
    - (NSTimeInterval)updateInterval;
    - (void)setUpdateInterval:(NSTimeInterval)interval;
    - (id <UIAccelerometerDelegate>)delegate;
    - (void)setDelegate:(id <UIAccelerometerDelegate>)delegate;
    @end
    @implementation UIAcceleration
    - (UIAccelerationValue)x { return _x; }
    - (UIAccelerationValue)y { return _y; }
    - (UIAccelerationValue)z { return _z; }
    - (NSTimeInterval)timestamp { return _timestamp; }
    - (id)__initWithStep:(int)step every:(NSTimeInterval)interval {
      _x = 0.1 * step;
      _y = 0;
      _z = -1;
      _timestamp = interval * step;
      return self;
    }
    @end
    static UIAccelerometer *__selfsame_accelerometer;
    @implementation UIAccelerometer
    + (UIAccelerometer *)sharedAccelerometer {
      if (!__selfsame_accelerometer) {
        __selfsame_accelerometer = NSAllocateObject([UIAccelerometer class], 0, NULL);
        __selfsame_accelerometer->_updateInterval = 0.1;
      }
      return __selfsame_accelerometer;
    }
    + (id)allocWithZone:(NSZone *)zone { return [[self sharedAccelerometer] retain]; }
    - (id)copyWithZone:(NSZone *)zone { return [self retain]; }
    - (NSTimeInterval)updateInterval { return _updateInterval; }
    - (void)setUpdateInterval:(NSTimeInterval)interval { _updateInterval = interval; }
    - (id <UIAccelerometerDelegate>)delegate { return _delegate; }
    // Three readings of a device that lies still and is then tilted a little, brought by the run loop.
    - (void)setDelegate:(id <UIAccelerometerDelegate>)delegate {
      [NSObject cancelPreviousPerformRequestsWithTarget:self];
      _delegate = delegate;
      _step = 0;
      [self __await];
    }
    - (void)__await {
      if (_step >= 3) return;
      if (![(id)_delegate respondsToSelector:@selector(accelerometer:didAccelerate:)]) return;
      [self performSelector:@selector(__read) withObject:nil afterDelay:_updateInterval];
    }
    - (void)__read {
      UIAcceleration *reading = [[UIAcceleration alloc] __initWithStep:_step every:_updateInterval];
      _step++;
      [(id)_delegate accelerometer:self didAccelerate:reading];
      [reading release];
      [self __await];
    }
    @end

    typedef double CLLocationDegrees;
    typedef double CLLocationDistance;
    typedef double CLLocationAccuracy;
    typedef struct {
      CLLocationDegrees latitude;
      CLLocationDegrees longitude;
    } CLLocationCoordinate2D;
    const CLLocationAccuracy kCLLocationAccuracyBest = -1;
    const CLLocationDistance kCLDistanceFilterNone = -1;
    @class CLLocationManager;
    @interface CLLocation : NSObject { CLLocationCoordinate2D _coordinate; }
    - (id)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude;
    - (CLLocationCoordinate2D)coordinate;
    @end
    @protocol CLLocationManagerDelegate <NSObject>
    @optional
    - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations;
    - (void)locationManager:(CLLocationManager *)manager
        didUpdateToLocation:(CLLocation *)location
               fromLocation:(CLLocation *)old;
    @end
    @interface CLLocationManager : NSObject {
      id <CLLocationManagerDelegate> _delegate;
      CLLocationAccuracy _desiredAccuracy;
      CLLocationDistance _distanceFilter;
      CLLocation *_location;
    }
    + (BOOL)locationServicesEnabled;
    - (id <CLLocationManagerDelegate>)delegate;
    - (void)setDelegate:(id <CLLocationManagerDelegate>)delegate;
    - (CLLocationAccuracy)desiredAccuracy;
    - (void)setDesiredAccuracy:(CLLocationAccuracy)accuracy;
    - (CLLocationDistance)distanceFilter;
    - (void)setDistanceFilter:(CLLocationDistance)distance;
    - (CLLocation *)location;
    - (void)startUpdatingLocation;
    - (void)stopUpdatingLocation;
    @end
    @implementation CLLocation
    - (id)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude {
      self = [super init];
      if (self) {
        _coordinate.latitude = latitude;
        _coordinate.longitude = longitude;
      }
      return self;
    }
    - (CLLocationCoordinate2D)coordinate { return _coordinate; }
    - (NSString *)description {
      return [NSString stringWithFormat:@"<%+.6f,%+.6f>", _coordinate.latitude, _coordinate.longitude];
    }
    @end
    @implementation CLLocationManager
    + (BOOL)locationServicesEnabled { return YES; }
    - (void)dealloc {
      [_location release];
      [super dealloc];
    }
    - (id <CLLocationManagerDelegate>)delegate { return _delegate; }
    - (void)setDelegate:(id <CLLocationManagerDelegate>)delegate { _delegate = delegate; }
    - (CLLocationAccuracy)desiredAccuracy { return _desiredAccuracy; }
    - (void)setDesiredAccuracy:(CLLocationAccuracy)accuracy { _desiredAccuracy = accuracy; }
    - (CLLocationDistance)distanceFilter { return _distanceFilter; }
    - (void)setDistanceFilter:(CLLocationDistance)distance { _distanceFilter = distance; }
    - (CLLocation *)location { return _location; }
    - (void)startUpdatingLocation {
      [self performSelector:@selector(__locate) withObject:nil afterDelay:0];
    }
    - (void)__locate {
      CLLocation *old = _location;
      _location = [[CLLocation alloc] initWithLatitude:37.331686 longitude:-122.030656];
      id delegate = (id)_delegate;
      if ([delegate respondsToSelector:@selector(locationManager:didUpdateLocations:)]) {
        [delegate locationManager:self didUpdateLocations:[NSArray arrayWithObject:_location]];
      } else if ([delegate respondsToSelector:
                               @selector(locationManager:didUpdateToLocation:fromLocation:)]) {
        [delegate locationManager:self didUpdateToLocation:_location fromLocation:old];
      }
      [old release];
    }
    - (void)stopUpdatingLocation { [NSObject cancelPreviousPerformRequestsWithTarget:self]; }
    @end
    """#
}
