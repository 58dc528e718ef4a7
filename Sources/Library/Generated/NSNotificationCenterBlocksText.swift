// swift-format-ignore-file
// Written by `make library` from Foundation/NSNotificationCenter+Blocks.m: change it there.
enum NSNotificationCenterBlocksText {
static let text: StaticString = #"""
@interface NSNotificationCenter (Blocks)
- (id)addObserverForName:(NSString *)name
                  object:(id)object
                   queue:(id)queue
              usingBlock:(void (^)(NSNotification *notification))block;
@end
// The token: the center keeps it until it is removed.
@interface __NSObserver : NSObject { void (^_block)(NSNotification *notification); }
@end
@implementation __NSObserver
- (id)__initWithBlock:(void (^)(NSNotification *notification))block {
  _block = [(id)block copy];
  return self;
}
- (void)__hear:(NSNotification *)notification {
  // It may take itself away; a thread of Swift's has no pool that could keep it until then.
  void (^block)(NSNotification *) = [(id)_block retain];
  block(notification);
  [(id)block release];
}
- (void)dealloc {
  [(id)_block release];
  [super dealloc];
}
@end
@implementation NSNotificationCenter (Blocks)
- (id)addObserverForName:(NSString *)name
                  object:(id)object
                   queue:(id)queue
              usingBlock:(void (^)(NSNotification *notification))block {
  __NSObserver *token = [[__NSObserver alloc] __initWithBlock:block];
  [self __addObserver:token selector:@selector(__hear:) name:name object:object keeps:YES];
  return [token autorelease];
}
@end
"""#
}
