// swift-format-ignore-file
// Written by `make library` from Foundation/NSObject+ClassName.m: change it there.
enum NSObjectClassNameText {
static let text: StaticString = #"""
@interface NSObject (ClassName)
- (NSString *)className;
@end
@implementation NSObject (ClassName)
- (NSString *)className { return NSStringFromClass([self class]); }
@end
"""#
}
