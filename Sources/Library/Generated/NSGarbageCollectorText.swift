// swift-format-ignore-file
// Written by `make library` from Foundation/NSGarbageCollector.m: change it there.
enum NSGarbageCollectorText {
static let text: StaticString = #"""
@interface NSGarbageCollector : NSObject
+ (id)defaultCollector;
- (void)disable;
- (void)enable;
- (BOOL)isEnabled;
- (BOOL)isCollecting;
- (void)collectIfNeeded;
- (void)collectExhaustively;
- (void)disableCollectorForPointer:(const void *)pointer;
- (void)enableCollectorForPointer:(const void *)pointer;
@end
@implementation NSGarbageCollector
+ (id)defaultCollector { return nil; }
- (void)disable {}
- (void)enable {}
- (BOOL)isEnabled { return NO; }
- (BOOL)isCollecting { return NO; }
- (void)collectIfNeeded {}
- (void)collectExhaustively {}
- (void)disableCollectorForPointer:(const void *)pointer {}
- (void)enableCollectorForPointer:(const void *)pointer {}
@end
"""#
}
