#import <Foundation/Foundation.h>
int main(void) {
  NSLog(@"plain");  // expect: plain
  NSLog(@"with newline\n");  // expect: with newline
  NSLog(@"two"  @" parts");  // expect: two parts
  return 0;
}
