// config: seed=5
#import <Foundation/Foundation.h>
#include <stdatomic.h>
static atomic_int sure;
static int lost;
@interface Counter : NSObject
@end
@implementation Counter
+ (void)count:(id)unused {
  for (int i = 0; i < 100; i++) {
    atomic_fetch_add(&sure, 1);
    lost++;
  }
}
@end
int main(void) {
  for (int i = 0; i < 4; i++) {
    [NSThread detachNewThreadSelector:@selector(count:) toTarget:[Counter class] withObject:nil];
  }
  usleep(100000);
  printf("%d\n", atomic_load(&sure));  // expect: 400
  printf("%d\n", lost < 400);  // expect: 1
  return 0;
}
