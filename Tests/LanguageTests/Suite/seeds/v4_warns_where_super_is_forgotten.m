// mode: arc
// after seed 004, V4 without [super setUpOnce]: NS_REQUIRES_SUPER makes the compiler warn
#import <Foundation/Foundation.h>
@interface NSObject (SetUpOnce)
- (void)setUpOnce NS_REQUIRES_SUPER;
@end
@implementation NSObject (SetUpOnce)
- (void)setUpOnce {
}
@end
@interface Bank : NSObject
+ (id)mainBank;
@end
static Bank *theBank = nil;
@implementation Bank
+ (id)mainBank {
  __block Bank *strong = theBank;
  static dispatch_once_t opened;
  dispatch_once(&opened, ^{
    strong = [[super allocWithZone:NULL] init];
    theBank = strong;
  });
  return strong;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == Bank.class) {
    return [self mainBank];
  }
  return [super allocWithZone:zone];
}
- (id)copyWithZone:(NSZone *)zone {
  return self;
}
- (instancetype)init {
  static dispatch_semaphore_t door;
  static dispatch_once_t built;
  dispatch_once(&built, ^{
    door = dispatch_semaphore_create(1);
  });
  Bank *strong = theBank;
  dispatch_semaphore_wait(door, DISPATCH_TIME_FOREVER);
  if (strong.class != self.class) {
    self = [super init];
    if (self.class == Bank.class) {
      SEL setUp = NSSelectorFromString(@"setUpOnce");
      if ([self respondsToSelector:setUp]) {
        [self performSelector:setUp];
      }
      theBank = self;
    }
  }
  dispatch_semaphore_signal(door);
  return self;
}
- (void)setUpOnce {
  NSLog(@"%@ set up by Bank", [self class]);
}  // expect warning: W0316 method possibly missing a [super setUpOnce] call
@end
@interface Branch : Bank
@end
static Branch *theBranch = nil;
@implementation Branch
+ (id)mainBank {
  __block Branch *strong = theBranch;
  static dispatch_once_t opened;
  dispatch_once(&opened, ^{
    strong = [[super allocWithZone:NULL] init];
    theBranch = strong;
  });
  return strong;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == Branch.class) {
    return [self mainBank];
  }
  return [super allocWithZone:zone];
}
- (id)copyWithZone:(NSZone *)zone {
  return self;
}
- (instancetype)init {
  static dispatch_semaphore_t door;
  static dispatch_once_t built;
  dispatch_once(&built, ^{
    door = dispatch_semaphore_create(1);
  });
  Branch *strong = theBranch;
  dispatch_semaphore_wait(door, DISPATCH_TIME_FOREVER);
  if (strong.class != self.class) {
    self = [super init];
    if (self.class == Branch.class) {
      SEL setUp = NSSelectorFromString(@"setUpOnce");
      if ([self respondsToSelector:setUp]) {
        [self performSelector:setUp];
      }
      theBranch = self;
    }
  }
  dispatch_semaphore_signal(door);
  return self;
}
- (void)setUpOnce {
  NSLog(@"%@ set up by Branch", [self class]);
}  // expect warning: W0316 method possibly missing a [super setUpOnce] call
@end
int main(void) {
  @autoreleasepool {
    id one = [Bank mainBank];
    // expect: Bank set up by Bank
    id two = [[Bank alloc] init];
    NSLog(@"parent %d", one == two);  // expect: parent 1
    id three = [Branch mainBank];
    // expect: Branch set up by Branch
    id four = [[Branch alloc] init];
    NSLog(@"child %d %@", three == four, [three class]);  // expect: child 1 Branch
  }
  return 0;
}
