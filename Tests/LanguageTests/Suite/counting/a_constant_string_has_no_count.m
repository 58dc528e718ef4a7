#import <Foundation/Foundation.h>
int main(void) {
  NSString *s = @"fixed";
  [s retain];
  [s release];
  [s release];
  [s release];
  printf("%lu %ld\n", [s retainCount], (long)[s retainCount]);  // expect: 18446744073709551615 -1
  NSLog(@"%@", s);  // expect: fixed
  return 0;
}
