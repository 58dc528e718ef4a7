// mode: mrc
#import <Foundation/Foundation.h>
extern id objc_initWeak(id *place, id value);
extern id objc_storeWeak(id *place, id value);
extern id objc_loadWeak(id *place);
extern id objc_loadWeakRetained(id *place);
extern void objc_copyWeak(id *to, id *from);
extern void objc_moveWeak(id *to, id *from);
extern void objc_destroyWeak(id *place);
@interface Kite : NSObject { id *seen; }
@end
@implementation Kite
- (void)dealloc { puts("kite gone"); [super dealloc]; }
@end
int main(void) {
  @autoreleasepool {
    id places[3];
    Kite *kite = [Kite new], *other = [Kite new];
    printf("%d", objc_initWeak(&places[0], kite) == kite);
    objc_copyWeak(&places[1], &places[0]);
    objc_moveWeak(&places[2], &places[0]);
    printf(" %d %d", objc_loadWeak(&places[1]) == kite, objc_loadWeak(&places[2]) == kite);
    printf(" %d\n", objc_storeWeak(&places[2], other) == other);
    // expect: 1 1 1 1
    id held = objc_loadWeakRetained(&places[2]);
    [other release];
    @autoreleasepool { printf("%d\n", objc_loadWeak(&places[2]) == held); }
    // expect: 1
    [held release];
    // expect: kite gone
    objc_destroyWeak(&places[1]);
    objc_storeWeak(&places[2], nil);
    printf("%d\n", objc_loadWeak(&places[2]) == nil);
    // expect: 1
    objc_destroyWeak(&places[2]);
    [kite release];
  }
  // expect: kite gone
  puts("end");
  // expect: end
  return 0;
}
