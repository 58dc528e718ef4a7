// mode: arc
#import <Foundation/Foundation.h>
typedef int (^Step)(void);
static void make(Step *up, Step *down) {
  __block int height = 10;
  *up = ^{ return ++height; };
  *down = ^{ return --height; };
}
int main(void) {
  @autoreleasepool {
    Step up, down;
    make(&up, &down);
    up();
    up();
    printf("%d\n", down());  // expect: 11
  }
  return 0;
}
