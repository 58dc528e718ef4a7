// mode: arc
#import <Foundation/Foundation.h>
@interface A : NSObject
@property int v;
- (NSException *)with:(A *)other;
@end
@implementation A
- (void)dealloc { printf("A%d gone\n", _v); }
- (NSException *)with:(A *)other {
  return [NSException exceptionWithName:@"N" reason:nil userInfo:nil];
}
@end
static A *mk(int v) {
  A *a = [A new];
  a.v = v;
  return a;
}
int main(void) {
  @autoreleasepool {
    @try {
      @throw [mk(1) with:mk(2)];
    } @catch (NSException *e) {
      printf("caught\n");
    }
    // expect: A2 gone
    // expect: A1 gone
    // expect: caught
    @try {
      @throw [NSException exceptionWithName:@"M" reason:nil userInfo:@{@"a" : mk(3)}];
    } @catch (NSException *e) {
      printf("%d\n", [e.userInfo[@"a"] v]);  // expect: 3
    }
    printf("pool\n");  // expect: pool
  }
  // expect: A3 gone
  printf("end\n");  // expect: end
  return 0;
}
