// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSString *one = @"caf\u00e9", *two = @"cafe\u0301";
  NSLog(@"%d %d %d", one == two, [one isEqualToString:two], [one isEqual:two]);
  NSLog(@"%lu %lu", (unsigned long)[one length], (unsigned long)[two length]);
  return 0;
}
// expect: 0 0 0
// expect: 4 5
