// swift-format-ignore-file
// Written by `make library` from Foundation/NSObject+ClassName.m: change it there.
enum NSObjectClassNameText {
static let text: StaticString = #"""
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
"""#
}
