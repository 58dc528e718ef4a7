// swift-format-ignore-file
// Written by `make library` from UIKit/UIWindow.m: change it there.
enum UIWindowText {
static let text: StaticString = #"""
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
"""#
}
