// swift-format-ignore-file
// Written by `make library` from Threads/NSThread.m: change it there.
enum NSThreadText {
static let text: StaticString = #"""
// How urgent work is: kept and told, and without effect on who runs when.
typedef NSInteger NSQualityOfService;
enum {
  NSQualityOfServiceUserInteractive = 0x21, NSQualityOfServiceUserInitiated = 0x19,
  NSQualityOfServiceUtility = 0x11, NSQualityOfServiceBackground = 0x09, NSQualityOfServiceDefault = -1
};

// MARK: NSThread
@interface NSThread : NSObject {
  id _target;
  SEL _selector;
  id _argument;
  id _block;
  NSString *_name;
  id _dictionary;
  long _number;
  double _priority;
  NSUInteger _stackSize;
  NSQualityOfService _quality;
  BOOL _isExecuting;
  BOOL _isFinished;
  BOOL _isCancelled;
}
+ (NSThread *)currentThread;
+ (NSThread *)mainThread;
+ (BOOL)isMainThread;
+ (BOOL)isMultiThreaded;
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds;
+ (void)sleepUntilDate:(id)date;
+ (void)exit;
+ (double)threadPriority;
+ (BOOL)setThreadPriority:(double)priority;
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)argument;
+ (void)detachNewThreadWithBlock:(void (^)(void))block;
- (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(id)argument;
- (instancetype)initWithBlock:(void (^)(void))block;
- (void)start;
- (void)main;
- (void)cancel;
- (BOOL)isMainThread;
@property (copy) NSString *name;
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property double threadPriority;
@property NSQualityOfService qualityOfService;
@property NSUInteger stackSize;
@end
@interface NSThread (Numbers)
- (id *)__dictionary;
- (long)__number;
- (void)__setNumber:(long)number;
- (void)__run;
- (void)__willExit;
- (void)__finish;
@end

static void __selfsame_threadMain(void *argument) {
  NSThread *thread = argument;
  __selfsame_mine()->thread = thread;
  [thread __run];
  __selfsame_threadEnds();
}
static BOOL __selfsame_hasThreads;

@implementation NSThread
@dynamic qualityOfService;
+ (double)threadPriority { return [[self currentThread] threadPriority]; }
+ (BOOL)setThreadPriority:(double)priority {
  [[self currentThread] setThreadPriority:priority];
  return YES;
}
+ (NSThread *)__thread:(long)number {
  struct __selfsame_ThreadData *data = &__selfsame_threadData[number];
  if (!data->thread) {
    data->thread = [[NSThread alloc] init];
    [data->thread __setNumber:number];
  }
  return data->thread;
}
+ (NSThread *)currentThread __attribute__((selfsame_visible(threadOwn))) { return [self __thread:__selfsame_threadSelf()]; }
+ (NSThread *)mainThread __attribute__((selfsame_visible(handOut))) { return [self __thread:1]; }
+ (BOOL)isMainThread __attribute__((selfsame_visible(threadOwn))) { return __selfsame_threadSelf() == 1; }
+ (BOOL)isMultiThreaded __attribute__((selfsame_visible(handOut))) { return __selfsame_hasThreads; }
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds __attribute__((selfsame_visible(sleep))) {
  __selfsame_sleep(__selfsame_nanoseconds(seconds));
}
+ (void)sleepUntilDate:(id)date __attribute__((selfsame_visible(sleep))) {
  __selfsame_sleep(__selfsame_nanoseconds([date timeIntervalSinceNow]));
}
+ (void)exit __attribute__((selfsame_visible(threadEnd))) {
  NSThread *thread = [self currentThread];
  @autoreleasepool { [thread __willExit]; }
  [thread __finish];
  pthread_exit(NULL);
}
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)argument {
  NSThread *thread = [[self alloc] initWithTarget:target selector:selector object:argument];
  [thread start];
  [thread release];
}
+ (void)detachNewThreadWithBlock:(void (^)(void))block {
  NSThread *thread = [[self alloc] initWithBlock:block];
  [thread start];
  [thread release];
}
- (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(id)argument {
  if ((self = [self init])) {
    _target = [target retain];
    _selector = selector;
    _argument = [argument retain];
  }
  return self;
}
- (instancetype)initWithBlock:(void (^)(void))block {
  if ((self = [self init])) _block = [(id)block copy];
  return self;
}
- (instancetype)init {
  if ((self = [super init])) {
    _priority = 0.5;
    _stackSize = 524288;
    _quality = NSQualityOfServiceDefault;
  }
  return self;
}
- (void)dealloc {
  [_target release];
  [_argument release];
  [_block release];
  [_name release];
  [_dictionary release];
  [super dealloc];
}
- (void)start __attribute__((selfsame_visible(threadStart, self))) {
  if (_isExecuting || _isFinished) {
    __selfsame_raise(@"NSInvalidArgumentException",
                     @"*** -[NSThread start]: attempt to start the thread again");
  }
  __selfsame_hasThreads = YES;
  [self retain];
  _isExecuting = YES;
  _number = __selfsame_threadStart((void *)__selfsame_threadMain, self, 1);
  if (_number == 0) {
    __selfsame_raise(@"NSInternalInconsistencyException",
                     @"*** -[NSThread start]: Thread creation failed with error 35");
  }
}
- (void)main {
  if (_block) {
    __selfsame_callout(_block);
  } else if (_target) {
    [_target performSelector:_selector withObject:_argument];
  }
}
- (void)__run __attribute__((selfsame_visible(threadOwn, self))) {
  _number = __selfsame_threadSelf();
  @autoreleasepool {
    [self main];
    [self __willExit];
  }
  [self __finish];
}
- (void)__finish {
  _isExecuting = NO;
  _isFinished = YES;
  id target = _target, argument = _argument, block = _block;
  _target = _argument = _block = nil;
  [target release];
  [argument release];
  [block release];
}
// NSThread+Notifications tells of it.
- (void)__willExit {}
- (void)cancel __attribute__((selfsame_visible(atomicWrite, self))) { _isCancelled = YES; }
- (BOOL)isMainThread { return _number == 1; }
- (BOOL)isExecuting __attribute__((selfsame_visible(atomicRead, self))) { return _isExecuting || _number == 1; }
- (BOOL)isFinished __attribute__((selfsame_visible(atomicRead, self))) { return _isFinished; }
- (BOOL)isCancelled __attribute__((selfsame_visible(atomicRead, self))) { return _isCancelled; }
- (NSString *)name __attribute__((selfsame_visible(collectionRead, self))) { return _name; }
- (void)setName:(NSString *)name __attribute__((selfsame_visible(collectionWrite, self))) {
  NSString *old = _name;
  _name = [name copy];
  [old release];
}
- (double)threadPriority __attribute__((selfsame_visible(collectionRead, self))) { return _priority; }
- (void)setThreadPriority:(double)priority
    __attribute__((selfsame_visible(collectionWrite, self))) { _priority = priority; }
- (NSQualityOfService)qualityOfService __attribute__((selfsame_visible(collectionRead, self))) { return _quality; }
- (void)setQualityOfService:(NSQualityOfService)quality
    __attribute__((selfsame_visible(collectionWrite, self))) { _quality = quality; }
- (NSUInteger)stackSize __attribute__((selfsame_visible(collectionRead, self))) { return _stackSize; }
- (void)setStackSize:(NSUInteger)size __attribute__((selfsame_visible(collectionWrite, self))) { _stackSize = size; }
- (id *)__dictionary { return &_dictionary; }
- (long)__number { return _number; }
- (void)__setNumber:(long)number __attribute__((selfsame_visible(collectionWrite, self))) {
  _number = number;
  _isExecuting = YES;
  if (number == 1) _name = @"main";
}
- (NSString *)description __attribute__((selfsame_visible(collectionRead, self))) {
  return [NSString stringWithFormat:@"<%s: %p>{number = %ld, name = %@}",
      _number == 1 ? "_NSMainThread" : "NSThread", self, _number, _name];
}
@end

@interface NSObject (BackgroundPerforming)
- (void)performSelectorInBackground:(SEL)selector withObject:(id)argument;
@end
@implementation NSObject (BackgroundPerforming)
- (void)performSelectorInBackground:(SEL)selector withObject:(id)argument {
  [NSThread detachNewThreadSelector:selector toTarget:self withObject:argument];
}
@end
"""#
}
