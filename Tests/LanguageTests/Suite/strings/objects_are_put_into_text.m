#import <Foundation/Foundation.h>
int main(void) {
  NSString *s = [NSString stringWithFormat:@"%@ has %d of %.1f%% (%c, %s, %@)", @"A", 3, 2.5, 'z', "c", nil];
  NSLog(@"%@", s);  // expect: A has 3 of 2.5% (z, c, (null))
  NSLog(@"%5d|%-5d|%05.1f|%x", 1, 2, 3.14, 255);  // expect:     1|2    |003.1|ff
  return 0;
}
