// mode: arc
// after seed 004, the macro template: who asks for the object while it is being set up waits ten
// seconds at its own gate, and then the assertion says so
#import <Foundation/Foundation.h>

@interface NSObject (SetUpOnce)
- (void)setUpOnce NS_REQUIRES_SUPER;
@end
@implementation NSObject (SetUpOnce)
- (void)setUpOnce {};
@end

#undef DECLARE_ONE
#if __has_feature(objc_arc)
  #define DECLARE_ONE     \
    + (instancetype)main; \
    + (void)giveUp;       \
    - (void)giveUp;
#else
  #define DECLARE_ONE \
    + (instancetype)main;
#endif

#if __has_feature(objc_arc)
  #undef DECLARE_WEAK_ONE
  #define DECLARE_WEAK_ONE DECLARE_ONE
#endif

// A macro may name others that are defined further down: they are looked up where it is used.
#undef DEFINE_ONE
#if __has_feature(objc_arc)
  #undef DEFINE_WEAK_ONE
  #define DEFINE_WEAK_ONE(CLASS)                  \
    static __weak CLASS *VARIABLE_OF(CLASS) = nil; \
    DEFINE_ONE_ARC(CLASS);

  #define DEFINE_ONE(CLASS)                 \
    static CLASS *VARIABLE_OF(CLASS) = nil; \
    DEFINE_ONE_ARC(CLASS);
#else
  #define DEFINE_ONE(CLASS)                 \
    static CLASS *VARIABLE_OF(CLASS) = nil; \
    DEFINE_ONE_MRC(CLASS);
#endif

#undef GATE_OF
#define GATE_OF(class_) JOIN(gateOf, class_)

#undef DEFINE_ONE_COMMON
#define DEFINE_ONE_COMMON(class_)                                                            \
  +(dispatch_semaphore_t) GATE_OF(class_) {                                                  \
    static dispatch_semaphore_t gate;                                                        \
    static dispatch_once_t built;                                                            \
    dispatch_once(&built, ^{                                                                 \
      gate = dispatch_semaphore_create(1);                                                   \
    });                                                                                      \
    return gate;                                                                             \
  }                                                                                          \
                                                                                             \
  +(instancetype) main {                                                                     \
    if (self != class_.class) {                                                              \
      printf(                                                                                \
        "‼️ [ONE] `%s` sends `%s` and is given the object of `%s`, perhaps not what " \
        "was meant.\n\n",                                                                    \
        NSStringFromClass(self).UTF8String, __PRETTY_FUNCTION__, #class_);                   \
    }                                                                                        \
    __block class_ *strong = VARIABLE_OF(class_);                                            \
    if (strong == nil) {                                                                     \
      dispatch_semaphore_t gate = [class_ GATE_OF(class_)];                                  \
      BEHIND_THE_GATE(gate,                                                                  \
                      if (VARIABLE_OF(class_) == nil) {                                      \
                        strong = [[super allocWithZone:NULL] init];                          \
                        VARIABLE_OF(class_) = strong;                                        \
                      } else { strong = VARIABLE_OF(class_); });                             \
    }                                                                                        \
    return strong;                                                                           \
  }                                                                                          \
                                                                                             \
  +(id)allocWithZone : (NSZone *)zone {                                                      \
    if (self == class_.class) {                                                              \
      return [self main];                                                                    \
    }                                                                                        \
    return [super allocWithZone:zone];                                                       \
  }                                                                                          \
                                                                                             \
  -(instancetype) init {                                                                     \
    static dispatch_semaphore_t door;                                                        \
    static dispatch_once_t built;                                                            \
    dispatch_once(&built, ^{                                                                 \
      door = dispatch_semaphore_create(1);                                                   \
    });                                                                                      \
                                                                                             \
    class_ *strong = VARIABLE_OF(class_);                                                    \
    BEHIND_THE_GATE(door, if (strong.class != self.class) {                                  \
      self = [super init];                                                                   \
      if (self.class == class_.class) {                                                      \
        [self setUpOnce];                                                                    \
      }                                                                                      \
    });                                                                                      \
    return self;                                                                             \
  }                                                                                          \
                                                                                             \
  -(id)copyWithZone : (nullable NSZone *)zone {                                              \
    return self;                                                                             \
  }                                                                                          \
  -(id)mutableCopyWithZone : (nullable NSZone *)zone {                                       \
    return self;                                                                             \
  }

#undef DEFINE_ONE_ARC
#define DEFINE_ONE_ARC(class_)                                                 \
  DEFINE_ONE_COMMON(class_);                                                   \
  +(void)giveUp {                                                              \
    printf("‼️ [ONE] `%s` is given up.\n", [self description].UTF8String); \
    dispatch_semaphore_t gate = [class_ GATE_OF(class_)];                      \
    BEHIND_THE_GATE(gate,                                                      \
      VARIABLE_OF(class_) = nil;                                               \
    );                                                                         \
  }                                                                            \
  -(void)giveUp {                                                              \
    [self.class giveUp];                                                       \
  };

#undef DEFINE_ONE_MRC
#define DEFINE_ONE_MRC(class_)             \
  DEFINE_ONE_COMMON(class_);               \
                                           \
  -(instancetype)retain { return self; }   \
  -(oneway void)release {}                 \
  -(instancetype)autorelease { return self; } \
  -(NSUInteger)retainCount { return NSUIntegerMax; }

#undef JOIN_NOW
#define JOIN_NOW(a, b) a##b
#undef JOIN
#define JOIN(a, b) JOIN_NOW(a, b)
#undef VARIABLE_OF
#define VARIABLE_OF(class_) JOIN(theOne, class_)

#undef BEHIND_THE_GATE
#define BEHIND_THE_GATE(gate_, job)                                                         \
  if (dispatch_semaphore_wait(                                                              \
        (gate_), dispatch_time(DISPATCH_TIME_NOW, (int64_t)(10.f * NSEC_PER_SEC))) == 0) {  \
    job;                                                                                    \
    dispatch_semaphore_signal((gate_));                                                     \
  } else {                                                                                  \
    NSAssert(NO, @"[ONE] %s: nobody opened the gate for ten seconds!", __PRETTY_FUNCTION__); \
  }

@interface Bank : NSObject
DECLARE_ONE;
@end
@implementation Bank
DEFINE_ONE(Bank);
- (void)setUpOnce {
  [super setUpOnce];
  NSLog(@"open");
  [Bank main];
  NSLog(@"never");
}
@end
int main(void) {
  @autoreleasepool {
    dispatch_time_t start = dispatch_time(DISPATCH_TIME_NOW, 0);
    @try {
      [Bank main];  // expect: open
      // expect: *** Assertion failure in +[Bank main], template_times_out_where_it_asks_for_itself.m:154
    } @catch (NSException *problem) {
      NSLog(@"%@", problem.name);  // expect: NSInternalInconsistencyException
      NSLog(@"%@", problem.reason);
      // expect: [ONE] +[Bank main]: nobody opened the gate for ten seconds!
    }
    dispatch_time_t now = dispatch_time(DISPATCH_TIME_NOW, 0);
    NSLog(@"%.1f seconds", (now - start) / (double)NSEC_PER_SEC);  // expect: 10.0 seconds
  }
  return 0;
}
