// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  __block int n = 1;
  void (^up)(void) = ^{ n++; };
  up();
  void (^kept)(void) = [up copy];
  kept(); up(); n += 10;
  kept();
  printf("%d\n", n); // expect: 15
  [kept release];
  return 0;
}
