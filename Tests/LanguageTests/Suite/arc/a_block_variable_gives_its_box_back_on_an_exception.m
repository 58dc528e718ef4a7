// On the stack an object in a __block variable stays, as clang has it; the heap's box goes, and structs go from either.
// mode: arc
// expect: stack
// expect: -b heap
// expect: -c struct
// expect: -d half
// expect: -e struct on the heap
// expect: -f -g row
// expect: -j -i -h three
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
int main(void) {
  @try { __block Part *p = part("a"); boom(); (void)p; } @catch (id e) { puts("stack"); }
  @try { __block Part *p = part("b"); { void (^b)(void) = [^{ p = p; } copy]; b = nil; } boom(); } @catch (id e) { puts("heap"); }
  @try { __block Pair p = { part("c"), 1, nil }; boom(); (void)p.size; } @catch (id e) { puts("struct"); }
  @try { __block Pair p = { part("d"), boom(), nil }; (void)p.size; } @catch (id e) { puts("half"); }
  @try { __block Pair p = { part("e"), 1, nil }; { void (^b)(void) = [^{ p.size++; } copy]; b(); b = nil; } boom(); } @catch (id e) { puts("struct on the heap"); }
  @try { __block struct { Part *row[2]; } s = { { part("f"), part("g") } }; boom(); (void)s.row[0]; } @catch (id e) { puts("row"); }
  @try { Pair p = { part("h"), 1, nil }; __block Pair q = { part("i"), 1, nil }; Pair r = { part("j"), 1, nil }; boom(); (void)p.size; (void)q.size; (void)r.size; } @catch (id e) { puts("three"); }
  return 0;
}
