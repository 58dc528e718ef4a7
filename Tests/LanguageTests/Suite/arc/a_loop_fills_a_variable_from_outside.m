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
@interface H : NSObject {
 @public
  A *found;
}
@end
@implementation H
- (void)find {
  for (found in @[ mk(10), mk(11) ])
    if (found.v == 10) break;
}
@end
int main(void) {
  A *x = mk(0);
  for (x in @[ mk(5), mk(6) ])
    if (x.v == 5) break;
  // expect: A0 gone
  // expect: A6 gone
  printf("%d\n", x.v);  // expect: 5
  for (x in @[ mk(7) ]) printf("in %d\n", x.v);
  // expect: A5 gone
  // expect: in 7
  // expect: A7 gone
  printf("%d\n", x == nil);  // expect: 1
  __block A *b;
  for (b in @[ mk(8), mk(9) ])
    if (b.v == 8) break;
  // expect: A9 gone
  ^{ printf("b %d\n", b.v); }();  // expect: b 8
  b = nil;                        // expect: A8 gone
  H *h = [H new];
  [h find];                         // expect: A11 gone
  printf("h %d\n", h->found.v);     // expect: h 10
  h = nil;                          // expect: A10 gone
  __weak A *w;
  NSArray *kept = @[ mk(12) ];
  for (w in kept) break;
  printf("%d\n", w.v);  // expect: 12
  kept = nil;           // expect: A12 gone
  printf("%d\n", w == nil);  // expect: 1
  return 0;
}
