// Queues, groups and semaphores under the names that Swift gives them, over those of Objective-C.
//: part Swift, queues
//: internal
//: names __selfsame_swift_queues
//: requires Dispatch

@interface DispatchQueue : NSObject {
  dispatch_queue_t queue;
}
- (instancetype)initWithLabel:(NSString *)label qos:(long)quality attributes:(long)attributes;
+ (DispatchQueue *)swiftMain;
+ (DispatchQueue *)swiftGlobal:(long)quality;
- (dispatch_queue_t)swiftQueue;
- (NSString *)swiftLabel;
- (void)syncFlags:(long)flags execute:(void (^)(void))work;
- (void)asyncGroup:(id)group qos:(long)quality flags:(long)flags execute:(void (^)(void))work;
+ (void)concurrentPerform:(long)count execute:(void (^)(long))work;
+ (long)swiftNow;
- (void)after:(long)moment execute:(void (^)(void))work;
@end
@interface DispatchGroup : NSObject {
@public
  dispatch_group_t group;
}
- (void)enter;
- (void)leave;
- (void)wait;
- (_Bool)waitUntil:(long)moment;
- (void)notifyQueue:(DispatchQueue *)queue execute:(void (^)(void))work;
@end
@interface DispatchSemaphore : NSObject {
  dispatch_semaphore_t semaphore;
}
- (instancetype)initWithValue:(long)value;
- (void)wait;
- (_Bool)waitUntil:(long)moment;
- (void)signal;
@end

// A moment of Swift's is one of the machine's clock; the last one is for ever.
static dispatch_time_t __selfsame_swiftMoment(long moment) {
  return moment == LONG_MAX ? DISPATCH_TIME_FOREVER : (dispatch_time_t)(moment > 1 ? moment : 1);
}

@implementation DispatchQueue
- (instancetype)swiftQueue:(dispatch_queue_t)aQueue {
  self = [super init];
  queue = aQueue;
  return self;
}
- (instancetype)initWithLabel:(NSString *)label qos:(long)quality attributes:(long)attributes {
  return [self swiftQueue:dispatch_queue_create(
      [label UTF8String], attributes ? DISPATCH_QUEUE_CONCURRENT : DISPATCH_QUEUE_SERIAL)];
}
+ (DispatchQueue *)swiftMain {
  static DispatchQueue *shared;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    shared = [[self alloc] swiftQueue:dispatch_get_main_queue()];
  });
  return shared;
}
+ (DispatchQueue *)swiftGlobal:(long)quality {
  // From DispatchQoS.unspecified to .userInteractive, as the C function calls them.
  static const long names[6] = {0, 9, 0x11, 0x15, 0x19, 0x21};
  static DispatchQueue *shared[6];
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    for (int i = 0; i < 6; i++) {
      shared[i] = [[self alloc] swiftQueue:dispatch_get_global_queue(names[i], 0)];
    }
  });
  return shared[quality ? quality : 3];
}
// Of the flags the first one, a barrier, means something here; who is more urgent than others, nothing.
- (void)syncFlags:(long)flags execute:(void (^)(void))work __attribute__((selfsame_visible(enqueue, self))) {
  if (flags == 1) dispatch_barrier_sync(queue, work); else dispatch_sync(queue, work);
}
- (void)asyncGroup:(id)group qos:(long)quality flags:(long)flags execute:(void (^)(void))work __attribute__((selfsame_visible(enqueue, self))) {
  dispatch_group_t joined = group ? ((DispatchGroup *)group)->group : NULL;
  if (joined && flags == 1) {
    dispatch_group_enter(joined);
    dispatch_barrier_async(queue, ^{
      work();
      dispatch_group_leave(joined);
    });
  } else if (joined) {
    dispatch_group_async(joined, queue, work);
  } else if (flags == 1) {
    dispatch_barrier_async(queue, work);
  } else {
    dispatch_async(queue, work);
  }
}
+ (void)concurrentPerform:(long)count execute:(void (^)(long))work {
  dispatch_apply(count, dispatch_get_global_queue(0, 0), ^(size_t turn) { work((long)turn); });
}
+ (long)swiftNow { return (long)dispatch_time(DISPATCH_TIME_NOW, 0); }
- (void)after:(long)moment execute:(void (^)(void))work __attribute__((selfsame_visible(enqueue, self))) {
  dispatch_after(__selfsame_swiftMoment(moment), queue, work);
}
- (dispatch_queue_t)swiftQueue __attribute__((selfsame_visible(threadOwn))) { return queue; }
- (NSString *)swiftLabel {
  const char *label = dispatch_queue_get_label(queue);
  return [NSString stringWithUTF8String:label ? label : ""];
}
- (NSString *)swiftText:(_Bool)debug { return @"DispatchQueue"; }
- (void)dealloc __attribute__((selfsame_visible(threadOwn))) {
  dispatch_release(queue);
  [super dealloc];
}
@end
@implementation DispatchGroup
- (instancetype)init {
  self = [super init];
  group = dispatch_group_create();
  return self;
}
- (void)enter __attribute__((selfsame_visible(groupEnter, self))) { dispatch_group_enter(group); }
- (void)leave __attribute__((selfsame_visible(groupLeave, self))) { dispatch_group_leave(group); }
- (void)wait __attribute__((selfsame_visible(groupWait, self))) { dispatch_group_wait(group, DISPATCH_TIME_FOREVER); }
- (_Bool)waitUntil:(long)moment __attribute__((selfsame_visible(groupWait, self))) {
  return dispatch_group_wait(group, __selfsame_swiftMoment(moment)) == 0;
}
- (void)notifyQueue:(DispatchQueue *)queue execute:(void (^)(void))work __attribute__((selfsame_visible(groupNotify, self))) {
  dispatch_group_notify(group, [queue swiftQueue], work);
}
- (void)dealloc __attribute__((selfsame_visible(threadOwn))) {
  dispatch_release(group);
  [super dealloc];
}
@end
@implementation DispatchSemaphore
- (instancetype)initWithValue:(long)value {
  self = [super init];
  semaphore = dispatch_semaphore_create(value);
  return self;
}
- (void)wait __attribute__((selfsame_visible(semaphoreWait, self))) { dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER); }
- (_Bool)waitUntil:(long)moment __attribute__((selfsame_visible(semaphoreWait, self))) {
  return dispatch_semaphore_wait(semaphore, __selfsame_swiftMoment(moment)) == 0;
}
- (void)signal __attribute__((selfsame_visible(semaphoreSignal, self))) { dispatch_semaphore_signal(semaphore); }
- (void)dealloc __attribute__((selfsame_visible(threadOwn))) {
  dispatch_release(semaphore);
  [super dealloc];
}
@end
