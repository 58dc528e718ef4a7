// `Foo *foo = [foo init]` for `[[Foo alloc] init]`: the variable is nil while its value is computed, whatever its
// register held before.
// mode: arc
#import <Foundation/Foundation.h>
@interface Part : NSObject
@property int number;
- (Part *)pass:(Part *)other;
@end
@implementation Part
- (Part *)pass:(Part *)other { return other; }
- (void)dealloc { printf("dealloc %d\n", _number); }
@end
static Part *make(int n) {
  Part *part = [Part new];
  part.number = n;
  return part;
}
static Part *same(Part *part) { return part; }
static int numberOf(Part *part) { return part.number; }
static void fill(void) {
  Part *a = make(100), *b = make(101), *c = make(102), *d = make(103);
  (void)a, (void)b, (void)c, (void)d;
}
static void slip(int form, Part *given) {
  switch (form) {
    case 0: { Part *x = [x pass:given]; printf("%d\n", x.number); break; }
    case 1: { Part *x = same(x); printf("%d\n", x.number); break; }
    case 2: { Part *x = (numberOf(given), x); printf("%d\n", x.number); break; }
    case 3: { Part *x = x ? given : x; printf("%d\n", x.number); break; }
    case 4: { Part *x = ({ Part *y = x; y; }); printf("%d\n", x.number); break; }
    case 5: { Part *x = numberOf(x) ? given : nil; printf("%d\n", x.number); break; }
    case 6: { int (^block)(void) = ^{ return block ? 1 : 2; }; printf("%d\n", block()); break; }
    case 7: { Part *x = make(numberOf(x) + 1); printf("%d\n", x.number); break; }
    case 8: { Part *x = ^Part * { return x; }(); printf("%d\n", x.number); break; }
    case 9: { Part *a = given, *x = (a.number > 0 ? x : a); printf("%d\n", x.number); break; }
  }
}
int main(void) {
  for (int form = 0; form < 10; form++) {
    fill();
    slip(form, make(form + 50));
  }
  return 0;
}
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 50
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 51
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 52
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 53
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 54
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 55
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 2
// expect: dealloc 56
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 1
// expect: dealloc 1
// expect: dealloc 57
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 58
// expect: dealloc 103
// expect: dealloc 102
// expect: dealloc 101
// expect: dealloc 100
// expect: 0
// expect: dealloc 59
