// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  int x = 3;
  int (^b)(void) = ^{ return x; };
  x = 7;
  printf("%d %d\n", b(), x); // expect: 3 7
  return 0;
}
