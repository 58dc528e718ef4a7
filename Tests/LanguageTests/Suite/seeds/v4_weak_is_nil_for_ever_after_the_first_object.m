// mode: arc
// after seed 004, V4 with a weak variable: once it is closed, dispatch_once never opens it again
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
static __weak Bank *theBank = nil;
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
  [super setUpOnce];
  NSLog(@"%@ set up by Bank", [self class]);
}
- (void)dealloc {
  NSLog(@"closed");
}
@end
int main(void) {
  @autoreleasepool {
    id held = [Bank mainBank];
    // expect: Bank set up by Bank
    NSLog(@"01 %d", held != nil);  // expect: 01 1
    NSLog(@"02 %d", held == [[Bank alloc] init]);  // expect: 02 1
    held = [Bank mainBank];
    NSLog(@"11 %d", held == [Bank mainBank]);  // expect: 11 1
    NSLog(@"12 %d", held == [[Bank alloc] init]);  // expect: 12 1
    held = nil;
    // expect: closed
    held = [Bank mainBank];
    NSLog(@"21 %@", held);  // expect: 21 (null)
    NSLog(@"22 %@", [[Bank alloc] init]);  // expect: 22 (null)
  }
  return 0;
}
