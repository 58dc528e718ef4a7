// NSGarbageCollector: counts are all that there is, so there is no collector to be handed out. Programs that were
// written for both ask for it, get nil, and go on.
//: part NSGarbageCollector

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
