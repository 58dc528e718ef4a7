// swift-format-ignore-file
// Written by `make library` from Swift/UIApplication+Swift.m: change it there.
enum UIApplicationSwiftText {
static let text: StaticString = #"""
@interface UIApplication (Swift)
+ (UIApplication *)swiftShared;
@end
@implementation UIApplication (Swift)
+ (UIApplication *)swiftShared {
  UIApplication *application = [UIApplication sharedApplication];
  return application ? application : [[UIApplication alloc] init];
}
@end
"""#
}
