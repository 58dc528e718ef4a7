// mode: arc
#import <Foundation/Foundation.h>
@interface A : NSObject
@property int v;
@end
@implementation A
- (void)dealloc { printf("A%d gone\n", _v); }
@end
static A *mk(int v) {
  A *a = [A new];
  a.v = v;
  return a;
}
@protocol Maker
- (A *)give __attribute__((ns_returns_retained));
- (A *)newOne __attribute__((ns_returns_not_retained));
@end
@interface F : NSObject <Maker>
- (void)eat:(A *)__attribute__((ns_consumed))a;
@end
@implementation F
- (A *)give { return mk(1); }
- (A *)newOne { return mk(2); }
- (void)eat:(A *)a { printf("eat %d\n", a.v); }
@end
@interface G : F
@end
@implementation G
- (A *)give { return mk(3); }
- (A *)newOne { return mk(4); }
- (void)eat:(A *)a { printf("G eats %d\n", a.v); }
@end
int main(void) {
  F *f = [F new];
  G *g = [G new];
  [f give];    // expect: A1 gone
  [f newOne];  // expect: A2 gone
  [g give];    // expect: A3 gone
  id<Maker> m = g;
  A *x = [m newOne];
  x = nil;  // expect: A4 gone
  [f eat:mk(5)];
  // expect: eat 5
  // expect: A5 gone
  [(F *)g eat:mk(6)];
  // expect: G eats 6
  // expect: A6 gone
  printf("end\n");  // expect: end
  return 0;
}
