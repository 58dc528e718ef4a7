// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  __block __weak NSObject *a =
      [NSObject new],  // expect warning: W0315 assigning retained object to weak variable
      *b = [NSObject new];
  void (^ask)(void) = ^{ printf("%d %d\n", a != nil, b != nil); };
  ask();  // expect: 0 1
  return 0;
}
