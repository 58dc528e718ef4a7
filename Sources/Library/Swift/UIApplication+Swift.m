// Swift's `UIApplication.shared`, which is never nil.
//: part Swift, UIKit
//: internal
//: names __selfsame_swift_application
//: requires UIKit and CoreLocation

@interface UIApplication (Swift)
+ (UIApplication *)swiftShared;
@end
@implementation UIApplication (Swift)
+ (UIApplication *)swiftShared {
  UIApplication *application = [UIApplication sharedApplication];
  return application ? application : [[UIApplication alloc] init];
}
@end
