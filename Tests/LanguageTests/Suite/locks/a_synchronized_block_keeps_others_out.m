#import <Foundation/Foundation.h>
static int inside, most, total;
static id key;
@interface Visitor : NSObject
@end
@implementation Visitor
+ (void)visit:(id)unused {
  @synchronized(key) {
    inside++;
    if (inside > most) most = inside;
    usleep(10);
    inside--;
    total++;
  }
}
@end
int main(void) {
  key = [NSObject new];
  for (int i = 0; i < 5; i++) {
    [NSThread detachNewThreadSelector:@selector(visit:) toTarget:[Visitor class] withObject:nil];
  }
  usleep(1000);
  printf("%d at once, %d in all\n", most, total);  // expect: 1 at once, 5 in all
  return 0;
}
