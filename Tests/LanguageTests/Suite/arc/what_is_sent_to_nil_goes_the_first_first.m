// Where nobody answers, the caller ends what the method would have ended: structs and consumed objects.
// mode: arc
// expect: -a -b -c nobody
// expect: kept
// expect: -g end
#import <Foundation/Foundation.h>
@interface Part : NSObject
@property const char *name;
@end
@implementation Part
- (void)dealloc { printf("-%s ", self.name); }
@end
typedef struct { Part *first; int size; __weak Part *other; } Pair;
static Part *part(const char *name) { Part *p = [Part new]; p.name = name; return p; }
@interface Eater : NSObject
- (int)eat:(Part *)__attribute__((ns_consumed))a with:(Pair)b and:(Part *)__attribute__((ns_consumed))c;
@end
@implementation Eater
- (int)eat:(Part *)__attribute__((ns_consumed))a with:(Pair)b and:(Part *)__attribute__((ns_consumed))c { return 1; }
@end
int main(void) {
  Eater *nobody = nil;
  [nobody eat:part("a") with:(Pair){ part("b"), 1, nil } and:part("c")];
  puts("nobody");
  Part *kept = part("g");
  [nobody eat:kept with:(Pair){ kept, 1, nil } and:kept];
  puts("kept");
  kept = nil;
  puts("end");
  return 0;
}
