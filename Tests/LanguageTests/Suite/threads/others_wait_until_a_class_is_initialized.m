#import <Foundation/Foundation.h>
static int state;
@interface Slow : NSObject
+ (int)state;
@end
@implementation Slow
+ (void)initialize {
  if (self != [Slow class]) return;
  usleep(1000);
  state = 7;
  printf("own: %d\n", [self state]);
}
+ (int)state { return state; }
+ (void)ask:(id)unused { printf("thread: %d\n", [Slow state]); }
@end
@interface Asker : NSObject
@end
@implementation Asker
+ (void)ask:(id)unused { printf("other: %d\n", [Slow state]); }
@end
int main(void) {
  for (int i = 0; i < 2; i++) {
    [NSThread detachNewThreadSelector:@selector(ask:) toTarget:[Asker class] withObject:nil];
  }
  usleep(5000);
  printf("main: %d\n", [Slow state]);
  // expect: own: 7
  // expect: other: 7
  // expect: other: 7
  // expect: main: 7
  return 0;
}
