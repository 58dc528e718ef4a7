#import <Foundation/Foundation.h>
int main(void) {
  printf("%d %ld %.2f\n", [@"42abc" intValue], [@"-7" integerValue], [@"2.5" doubleValue]);  // expect: 42 -7 2.50
  printf("%d %d %d\n", [@"YES" boolValue], [@"no" boolValue], [@"x" intValue]);  // expect: 1 0 0
  return 0;
}
