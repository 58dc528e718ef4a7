// What a list has put into a struct or an array by then goes the last first, also where the list is left by a return.
// mode: arc
// expect: -b -a struct
// expect: -e -d -c structs
// expect: -g -f objects
// expect: -j -i row
// expect: whole
// expect: -m -m again
// expect: -r 7
// expect: -q 8
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
static int leave(int now) { Pair p = { part("r"), ({ if (now) return 7; 1; }), nil }; return p.size; }
static int leaveLiteral(int now) { Pair *p = &(Pair){ part("q"), ({ if (now) return 8; 1; }), nil }; return p->size; }
int main(void) {
  @try { Pair p = { .size = 1, .other = nil, .first = part("a") }; Pair q = { part("b"), boom(), nil }; p = q; } @catch (id e) { puts("struct"); }
  @try { Pair p[3] = { { part("c"), 1, nil }, { part("d"), 2, nil }, { part("e"), boom(), nil } }; (void)p; } @catch (id e) { puts("structs"); }
  @try { Part *p[3] = { part("f"), part("g"), (boom(), part("h")) }; (void)p; } @catch (id e) { puts("objects"); }
  @try { struct { Part *row[2]; int size; } s = { { part("i"), part("j") }, boom() }; (void)s; } @catch (id e) { puts("row"); }
  @try { Part *p[2] = { part("k"), part("l") }; boom(); (void)p; } @catch (id e) { puts("whole"); }
  for (int i = 0; i < 2; i++) {
    @try { Pair p = { part("m"), i ? boom() : 0, nil }; (void)p.size; } @catch (id e) { puts("again"); }
  }
  printf("%d\n", leave(1));
  printf("%d\n", leaveLiteral(1));
  return 0;
}
