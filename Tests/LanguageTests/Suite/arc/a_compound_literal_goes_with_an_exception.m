// A literal that lives as long as its block goes on an exception's way out as well, once, and in the reverse order.
// mode: arc
// expect: -b -a two
// expect: -c half
// expect: -d -e moved
// expect: -g -f assigned
// expect: took h -h given
// expect: -i not given
// expect: -j chosen
// expect: -k -k again
// expect: end
#import <Foundation/Foundation.h>
@interface Part : NSObject
@property const char *name;
@end
@implementation Part
- (void)dealloc { printf("-%s ", self.name); }
@end
typedef struct { Part *first; int size; __weak Part *other; } Pair;
static Part *part(const char *name) { Part *p = [Part new]; p.name = name; return p; }
static int boom(void) { @throw @"boom"; }
static void take(Pair p, int n) { printf("took %s ", p.first.name); if (n) boom(); }
int main(void) {
  @try { Pair *p = &(Pair){ part("a"), 1, nil }; Pair *q = &(Pair){ part("b"), 2, nil }; boom(); (void)p; (void)q; } @catch (id e) { puts("two"); }
  @try { Pair *p = &(Pair){ part("c"), boom(), nil }; (void)p; } @catch (id e) { puts("half"); }
  @try { Pair p = (Pair){ part("d"), 1, nil }; p.first = part("e"); boom(); } @catch (id e) { puts("moved"); }
  @try { Pair p = { part("f"), 1, nil }; p = (Pair){ part("g"), boom(), nil }; } @catch (id e) { puts("assigned"); }
  @try { take((Pair){ part("h"), 1, nil }, 1); } @catch (id e) { puts("given"); }
  @try { take((Pair){ part("i"), 1, nil }, boom()); } @catch (id e) { puts("not given"); }
  @try { Pair p = boom ? (Pair){ part("j"), 1, nil } : (Pair){ nil, 0, nil }; boom(); (void)p.size; } @catch (id e) { puts("chosen"); }
  for (int i = 0; i < 2; i++) {
    @try { Pair *p = &(Pair){ part("k"), 1, nil }; if (i) boom(); (void)p; } @catch (id e) { puts("again"); }
  }
  puts("end");
  return 0;
}
