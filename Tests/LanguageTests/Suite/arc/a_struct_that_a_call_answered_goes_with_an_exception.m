// A temporary, an argument that is there already and a copy of a variable.
// mode: arc
// expect: -a asked
// expect: -b argument
// expect: -d copy
// expect: -e block
// expect: -f answer
// expect: -g printed
// expect: captured
// expect: -i -i -i condition
// expect: goto
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
static Pair pair(const char *name) { return (Pair){ part(name), 1, nil }; }
static void two(Pair p, Pair q) {}
static void take(Pair p, int n) {}
int main(void) {
  @try { int n = pair("a").size + boom(); (void)n; } @catch (id e) { puts("asked"); }
  @try { two(pair("b"), (boom(), pair("c"))); } @catch (id e) { puts("argument"); }
  @try { Pair p = pair("d"); take(p, boom()); } @catch (id e) { puts("copy"); }
  @try { Pair p = ({ Pair q = pair("e"); q; }); boom(); (void)p.size; } @catch (id e) { puts("block"); }
  @try { int n = ({ pair("f"); }).size + boom(); (void)n; } @catch (id e) { puts("answer"); }
  @try { printf("%s %d", pair("g").first.name, boom()); } @catch (id e) { puts("printed"); }
  @try { Pair p = pair("h"); void (^b)(void) = ^{ (void)p.size; }; p.first = nil; boom(); b(); } @catch (id e) { puts("captured"); }
  @try { for (int i = 0; pair("i").size + (i == 2 ? boom() : 0); i++) {} } @catch (id e) { puts("condition"); }
  @try { if (boom) goto end; take(pair("j"), 1); end: boom(); } @catch (id e) { puts("goto"); }
  return 0;
}
