// mode: mrc
#import <Foundation/Foundation.h>
extern id objc_retain(id), objc_autorelease(id), objc_retainAutorelease(id), objc_retainBlock(id);
extern id objc_autoreleaseReturnValue(id), objc_retainAutoreleaseReturnValue(id), objc_retainAutoreleasedReturnValue(id);
extern void objc_release(id);
@interface Coin : NSObject
@end
@implementation Coin
- (id)retain { puts("retain"); return [super retain]; }
- (oneway void)release { puts("release"); [super release]; }
- (void)dealloc { puts("coin gone"); [super dealloc]; }
@end
static id fresh(void) { return objc_autoreleaseReturnValue([NSMutableString new]); }
int main(void) {
  Coin *coin = [Coin new];
  objc_release(objc_retain(coin));
  // expect: retain
  // expect: release
  printf("%d\n", objc_retain(nil) == nil && objc_retainAutorelease(nil) == nil && objc_retainBlock(nil) == nil);
  // expect: 1
  objc_release(nil);
  @autoreleasepool {
    printf("%d\n", objc_retainAutorelease(coin) == coin);
    // expect: retain
    // expect: 1
    printf("%lu\n", (unsigned long)[coin retainCount]);
    // expect: 2
    puts("end of pool");
    // expect: end of pool
  }
  // expect: release
  @autoreleasepool {
    objc_autorelease(coin);
  }
  // expect: release
  // expect: coin gone
  NSMutableString *kept;
  @autoreleasepool {
    kept = objc_retainAutoreleasedReturnValue(fresh());
    [kept appendString:@"x"];
  }
  printf("%s %lu\n", [kept UTF8String], (unsigned long)[kept retainCount]);
  // expect: x 1
  objc_release(kept);
  int number = 7;
  int (^block)(void) = objc_retainBlock(^{ return number; });
  number = 8;
  printf("%d\n", block());
  // expect: 7
  objc_release(block);
  return 0;
}
