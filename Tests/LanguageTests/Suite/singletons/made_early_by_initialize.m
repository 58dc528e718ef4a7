#import <Foundation/Foundation.h>
@interface Clock : NSObject
+ (Clock *)clock;
@end
@implementation Clock
static Clock *clock;
+ (void)initialize {
  if (self == [Clock class]) {
    clock = [[Clock alloc] init];
    printf("made\n");
  }
}
+ (Clock *)clock { return clock; }
@end
int main(void) {
  printf("start\n");  // expect: start
  Clock *c = [Clock clock];  // expect: made
  printf("%d\n", c == [Clock clock]);  // expect: 1
  return 0;
}
