// swift-format-ignore-file
// Written by `make library` from UIKit/UIScreen.m: change it there.
enum UIScreenText {
static let text: StaticString = #"""
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
"""#
}
