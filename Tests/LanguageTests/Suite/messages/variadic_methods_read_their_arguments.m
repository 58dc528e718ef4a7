#import <Foundation/Foundation.h>
@interface Adder : NSObject
+ (int)sum:(int)first, ...;
@end
@implementation Adder
+ (int)sum:(int)first, ... {
  va_list rest;
  va_start(rest, first);
  int total = first, n;
  while ((n = va_arg(rest, int))) total += n;
  va_end(rest);
  return total;
}
@end
int main(void) {
  printf("%d\n", [Adder sum:1, 2, 3, 0]);  // expect: 6
  return 0;
}
