// UIScreen: the one screen, which shows nothing.
//: part UIKit and CoreLocation

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
