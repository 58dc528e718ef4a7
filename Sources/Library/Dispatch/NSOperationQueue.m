// NSOperation and NSOperationQueue: work as objects, with dependencies and a limit on how much runs at once.
//
// A queue looks through its operations in the order they came, and gives those that are ready to GCD while
// fewer than its limit run. An operation is ready when all it depends on has finished. Whoever finishes tells
// its queue and the queues of those who depend on it to look again.
//: part Operations
//: requires Dispatch

enum { NSOperationQueueDefaultMaxConcurrentOperationCount = -1 };
enum {
  NSOperationQueuePriorityVeryLow = -8, NSOperationQueuePriorityLow = -4,
  NSOperationQueuePriorityNormal = 0, NSOperationQueuePriorityHigh = 4,
  NSOperationQueuePriorityVeryHigh = 8
};
typedef NSInteger NSOperationQueuePriority;
@class NSOperationQueue;

@interface NSOperation : NSObject {
  @public
  NSOperation *_next;
  NSOperationQueue *_queue;
  NSMutableArray *_dependencies;
  // Those that depend on this one, until it has finished.
  NSMutableArray *_dependents;
  id _completion;
  NSString *_name;
  NSInteger _priority;
  NSQualityOfService _quality;
  // 0 waiting, 1 given to GCD, 2 running, 3 finished; changes wake those who wait for the end.
  long _state;
  BOOL _isCancelled;
}
- (void)start;
- (void)main;
- (void)__finish;
- (void)cancel;
- (void)addDependency:(NSOperation *)operation;
- (void)removeDependency:(NSOperation *)operation;
- (NSArray *)dependencies;
- (void)waitUntilFinished;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isReady) BOOL ready;
@property (readonly, getter=isConcurrent) BOOL concurrent;
@property (readonly, getter=isAsynchronous) BOOL asynchronous;
@property NSOperationQueuePriority queuePriority;
@property NSQualityOfService qualityOfService;
@property (copy) void (^completionBlock)(void);
@property (copy) NSString *name;
@end

@interface NSBlockOperation : NSOperation { NSMutableArray *_blocks; }
+ (instancetype)blockOperationWithBlock:(void (^)(void))block;
- (void)addExecutionBlock:(void (^)(void))block;
@property (readonly, copy) NSArray *executionBlocks;
@end

@interface NSInvocationOperation : NSOperation {
  id _target;
  SEL _selector;
  id _argument;
  id _result;
}
- (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(id)argument;
- (id)result;
@end

@interface NSOperationQueue : NSObject {
  @public
  NSOperation *_first;
  long _count;
  long _running;
  long _limit;
  BOOL _isSuspended;
  BOOL _isMain;
  NSQualityOfService _quality;
  NSString *_name;
  OS_dispatch_queue *_underlying;
}
+ (NSOperationQueue *)mainQueue;
+ (NSOperationQueue *)currentQueue;
- (void)addOperation:(NSOperation *)operation;
- (void)addOperationWithBlock:(void (^)(void))block;
- (void)addOperations:(NSArray *)operations waitUntilFinished:(BOOL)waits;
- (void)cancelAllOperations;
- (void)waitUntilAllOperationsAreFinished;
- (NSArray *)operations;
- (NSUInteger)operationCount;
@property NSInteger maxConcurrentOperationCount;
@property (getter=isSuspended) BOOL suspended;
@property (copy) NSString *name;
@property NSQualityOfService qualityOfService;
@end

static void __selfsame_runOperation(void *argument);
static NSOperationQueue *__selfsame_queues[64];

__attribute__((selfsame_visible(enqueue, self)))
@implementation NSOperationQueue
@dynamic qualityOfService;
+ (NSOperationQueue *)mainQueue __attribute__((selfsame_visible(handOut))) {
  static NSOperationQueue *queue;
  if (!queue) {
    queue = [[self alloc] init];
    queue->_isMain = YES;
    queue->_limit = 1;
    queue->_name = @"NSOperationQueue Main Queue";
  }
  return queue;
}
+ (NSOperationQueue *)currentQueue __attribute__((selfsame_visible(threadOwn))) {
  NSOperationQueue *queue = __selfsame_queues[__selfsame_threadSelf()];
  return queue ? queue : __selfsame_threadSelf() == 1 ? [self mainQueue] : nil;
}
- (instancetype)init {
  if ((self = [super init])) {
    _limit = -1;
    _quality = NSQualityOfServiceDefault;
  }
  return self;
}
- (void)dealloc {
  [_name release];
  [super dealloc];
}
// Gives what is ready to GCD, the most urgent first.
- (void)__look {
  while (1) {
    NSOperation *best = nil;
    __selfsame_hold(1);
    if (_isSuspended || (_limit >= 0 && _running >= _limit)) {
      __selfsame_hold(0);
      return;
    }
    for (NSOperation *each = _first; each; each = each->_next) {
      if (each->_state == 0 && [each isReady] && (!best || each->_priority > best->_priority)) {
        best = each;
      }
    }
    if (best) {
      best->_state = 1;
      _running++;
    }
    __selfsame_hold(0);
    if (!best) return;
    dispatch_async_f(
        _isMain ? dispatch_get_main_queue() : dispatch_get_global_queue(0, 0), best,
        __selfsame_runOperation);
  }
}
- (void)__finished:(NSOperation *)operation {
  __selfsame_hold(1);
  NSOperation **place = &_first;
  while (*place && *place != operation) place = &(*place)->_next;
  if (*place) {
    *place = operation->_next;
    _running--;
    _count--;
  }
  __selfsame_hold(0);
  __selfsame_wake(&_count, 1 << 20);
  [self __look];
}
- (void)addOperation:(NSOperation *)operation {
  if (operation->_queue || operation->_state) {
    __selfsame_raise(@"NSInvalidArgumentException",
        @"*** -[NSOperationQueue addOperation:]: operation is already enqueued on a queue");
  }
  [operation retain];
  operation->_queue = [self retain];
  __selfsame_hold(1);
  NSOperation **place = &_first;
  while (*place) place = &(*place)->_next;
  *place = operation;
  _count++;
  __selfsame_hold(0);
  [self __look];
}
- (void)addOperationWithBlock:(void (^)(void))block {
  [self addOperation:[NSBlockOperation blockOperationWithBlock:(id)block]];
}
- (void)addOperations:(NSArray *)operations waitUntilFinished:(BOOL)waits {
  NSUInteger count = [operations count];
  for (NSUInteger i = 0; i < count; i++) [self addOperation:[operations objectAtIndex:i]];
  for (NSUInteger i = 0; waits && i < count; i++) {
    [[operations objectAtIndex:i] waitUntilFinished];
  }
}
// A notification's observer; from an operation of its own nothing has to be waited for.
- (void)__performAndWait:(void (^)(void))block {
  if (self == [NSOperationQueue currentQueue]) {
    block();
    return;
  }
  NSOperation *operation = [NSBlockOperation blockOperationWithBlock:(id)block];
  [self addOperation:operation];
  [operation waitUntilFinished];
}
- (void)cancelAllOperations {
  for (NSOperation *each = _first; each; each = each->_next) [each cancel];
}
- (void)waitUntilAllOperationsAreFinished {
  long seen;
  while ((seen = _count)) __selfsame_wait(&_count, seen, 0, __selfsame_forGroup, self);
}
- (NSArray *)operations {
  NSMutableArray *all = [NSMutableArray array];
  for (NSOperation *each = _first; each; each = each->_next) [all addObject:each];
  return all;
}
- (NSUInteger)operationCount { return _count; }
- (NSInteger)maxConcurrentOperationCount { return _limit; }
- (void)setMaxConcurrentOperationCount:(NSInteger)limit {
  _limit = limit;
  [self __look];
}
- (BOOL)isSuspended { return _isSuspended; }
- (void)setSuspended:(BOOL)suspended {
  _isSuspended = suspended;
  [self __look];
}
- (NSString *)name { return _name; }
- (void)setName:(NSString *)name {
  NSString *old = _name;
  _name = [name copy];
  [old release];
}
- (NSQualityOfService)qualityOfService { return _quality; }
- (void)setQualityOfService:(NSQualityOfService)quality { _quality = quality; }
@end

static void __selfsame_runOperation(void *argument) {
  NSOperation *operation = argument;
  NSOperationQueue **current = &__selfsame_queues[__selfsame_threadSelf()], *before = *current;
  *current = operation->_queue;
  [operation start];
  *current = before;
}

__attribute__((selfsame_visible(atomicWrite, self)))
@implementation NSOperation
- (instancetype)init {
  if ((self = [super init])) _quality = NSQualityOfServiceDefault;
  return self;
}
- (NSQualityOfService)qualityOfService { return _quality; }
- (void)setQualityOfService:(NSQualityOfService)quality { _quality = quality; }
- (void)dealloc {
  [_dependencies release];
  [_dependents release];
  [_completion release];
  [_name release];
  [super dealloc];
}
- (void)main {}
// A subclass that has a -start of its own keeps its own state, and tells of it as key-value observing has it.
- (void)__toldChange:(NSString *)key {
  if (_state == 3 || !([key isEqualToString:@"isFinished"] || [key isEqualToString:@"finished"])) return;
  if (![self isFinished]) return;
  // Its -start still runs, and the queue lets go of it now.
  [[self retain] autorelease];
  [self __finish];
}
- (void)start {
  if (_state >= 2) return;
  _state = 2;
  if (![self isCancelled]) {
    @autoreleasepool { [self main]; }
  }
  [self __finish];
}
- (void)__finish {
  _state = 3;
  __selfsame_wake(&_state, 1 << 20);
  if (_completion) {
    dispatch_async(dispatch_get_global_queue(0, 0), _completion);
    id completion = _completion;
    _completion = nil;
    [completion release];
  }
  NSOperationQueue *queue = _queue;
  if (queue) {
    _queue = nil;
    [queue __finished:self];
    [self __tellDependents];
    [queue release];
    [self release];
  } else {
    [self __tellDependents];
  }
}
// Those who wait for this one may be on other queues.
- (void)__tellDependents {
  NSMutableArray *dependents = _dependents;
  _dependents = nil;
  NSUInteger count = [dependents count];
  for (NSUInteger i = 0; i < count; i++) {
    NSOperation *each = [dependents objectAtIndex:i];
    [each->_queue __look];
  }
  [dependents release];
}
- (void)cancel { _isCancelled = YES; }
- (void)addDependency:(NSOperation *)operation {
  if (!_dependencies) _dependencies = [[NSMutableArray alloc] init];
  [_dependencies addObject:operation];
  if (operation->_state == 3) return;
  if (!operation->_dependents) operation->_dependents = [[NSMutableArray alloc] init];
  [operation->_dependents addObject:self];
}
- (void)removeDependency:(NSOperation *)operation { [_dependencies removeObject:operation]; }
- (NSArray *)dependencies {
  return _dependencies ? [[_dependencies copy] autorelease] : [NSArray array];
}
- (void)waitUntilFinished {
  [self retain];
  long seen;
  while ((seen = _state) != 3) __selfsame_wait(&_state, seen, 0, __selfsame_forGroup, self);
  [self release];
}
- (BOOL)isCancelled { return _isCancelled; }
- (BOOL)isExecuting { return _state == 2; }
- (BOOL)isFinished { return _state == 3; }
- (BOOL)isReady {
  if (_isCancelled) return YES;
  NSUInteger count = [_dependencies count];
  for (NSUInteger i = 0; i < count; i++) {
    if (![[_dependencies objectAtIndex:i] isFinished]) return NO;
  }
  return YES;
}
- (BOOL)isConcurrent { return NO; }
- (BOOL)isAsynchronous { return NO; }
- (NSOperationQueuePriority)queuePriority { return _priority; }
// What lies between two of the five becomes the one that is nearer to normal.
- (void)setQueuePriority:(NSOperationQueuePriority)priority {
  _priority = priority > 8 ? 8 : priority < -8 ? -8 : priority / 4 * 4;
}
- (void (^)(void))completionBlock { return _completion; }
- (void)setCompletionBlock:(void (^)(void))block {
  id old = _completion;
  _completion = [(id)block copy];
  [old release];
}
- (NSString *)name { return _name; }
- (void)setName:(NSString *)name {
  NSString *old = _name;
  _name = [name copy];
  [old release];
}
@end

__attribute__((selfsame_visible(atomicWrite, self)))
@implementation NSBlockOperation
+ (instancetype)blockOperationWithBlock:(void (^)(void))block {
  NSBlockOperation *operation = [[self alloc] init];
  [operation addExecutionBlock:(id)block];
  return [operation autorelease];
}
- (NSArray *)executionBlocks {
  return _blocks ? [[_blocks copy] autorelease] : [NSArray array];
}
- (void)addExecutionBlock:(void (^)(void))block {
  if (!_blocks) _blocks = [[NSMutableArray alloc] init];
  id copy = [(id)block copy];
  [_blocks addObject:copy];
  [copy release];
}
- (void)main {
  for (NSUInteger i = 0; i < [_blocks count]; i++) {
    __selfsame_callout([_blocks objectAtIndex:i]);
  }
  NSMutableArray *blocks = _blocks;
  _blocks = nil;
  [blocks release];
}
- (void)dealloc {
  [_blocks release];
  [super dealloc];
}
@end

__attribute__((selfsame_visible(atomicWrite, self)))
@implementation NSInvocationOperation
- (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(id)argument {
  if ((self = [super init])) {
    _target = [target retain];
    _selector = selector;
    _argument = [argument retain];
  }
  return self;
}
- (void)main { _result = [[_target performSelector:_selector withObject:_argument] retain]; }
- (id)result { return _result; }
- (void)dealloc {
  [_result release];
  [_target release];
  [_argument release];
  [super dealloc];
}
@end
