// -className, which Foundation has for scripts.
//: part class names
//: names className

@interface NSObject (ClassName)
- (NSString *)className;
@end
@implementation NSObject (ClassName)
- (NSString *)className { return NSStringFromClass([self class]); }
@end
