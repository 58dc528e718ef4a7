#import <Foundation/Foundation.h>
int main(void) {
  NSLog(@"no end);  // expect error: E0106 missing terminating
  return 0;
}
