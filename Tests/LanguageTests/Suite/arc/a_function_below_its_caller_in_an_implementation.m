// mode: arc
#import <Foundation/Foundation.h>
@interface Baker : NSObject
- (void)bake;
@end
@implementation Baker
- (void)bake { heat(oven + 20); NSLog(@"%d", weigh((Loaf){2, 3})); }
static int oven = 200;
static void heat(int degrees) { NSLog(@"%d degrees", degrees); }
typedef struct { int crumb, crust; } Loaf;
static int weigh(Loaf loaf) { return loaf.crumb + loaf.crust; }
@end
int main(void) {
  [[Baker new] bake];
  return 0;
}
// expect: 220 degrees
// expect: 5
