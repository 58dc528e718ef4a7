// -className and comparisons, which Foundation has for scripts.
//: part class names
//: names className isEqualTo isNotEqualTo

@interface NSObject (ClassName)
- (NSString *)className;
- (BOOL)isEqualTo:(id)other;
- (BOOL)isNotEqualTo:(id)other;
@end
@implementation NSObject (ClassName)
- (NSString *)className { return NSStringFromClass([self class]); }
- (BOOL)isEqualTo:(id)other { return [self isEqual:other]; }
- (BOOL)isNotEqualTo:(id)other { return ![self isEqual:other]; }
@end
