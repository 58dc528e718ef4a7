// NSNotificationCenter and blocks: an observer that the center makes around a block.
//: part notifications to blocks
//: names addObserverForName

@interface NSNotificationCenter (Blocks)
- (id)addObserverForName:(NSString *)name
                  object:(id)object
                   queue:(id)queue
              usingBlock:(void (^)(NSNotification *notification))block;
@end
@interface NSObject (NotificationQueue)
- (void)__performAndWait:(void (^)(void))block;
@end
// The token: the center keeps it until it is removed.
@interface __NSObserver : NSObject {
  void (^_block)(NSNotification *notification);
  // Where the block runs, and whoever posts waits for it; nil: with whoever posts.
  id _queue;
}
@end
@implementation __NSObserver
- (id)__initWithBlock:(void (^)(NSNotification *notification))block queue:(id)queue {
  _block = [(id)block copy];
  _queue = [queue retain];
  return self;
}
- (void)__hear:(NSNotification *)notification {
  // It may take itself away; a thread of Swift's has no pool that could keep it until then.
  void (^block)(NSNotification *) = [(id)_block retain];
  if (_queue) [_queue __performAndWait:^{ block(notification); }];
  else block(notification);
  [(id)block release];
}
- (void)dealloc {
  [(id)_block release];
  [_queue release];
  [super dealloc];
}
@end
@implementation NSNotificationCenter (Blocks)
- (id)addObserverForName:(NSString *)name
                  object:(id)object
                   queue:(id)queue
              usingBlock:(void (^)(NSNotification *notification))block {
  __NSObserver *token = [[__NSObserver alloc] __initWithBlock:block queue:queue];
  [self __addObserver:token selector:@selector(__hear:) name:name object:object keeps:YES];
  return [token autorelease];
}
@end
