#import <Foundation/Foundation.h>
int main(void) {
  NSString *s = @"один中";
  printf("%lu %u %s\n", [s length], [s characterAtIndex:4], [s UTF8String]);  // expect: 5 20013 один中
  printf("%lu\n", [@"😀" length]);  // expect: 2
  return 0;
}
