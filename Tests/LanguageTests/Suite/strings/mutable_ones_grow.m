#import <Foundation/Foundation.h>
int main(void) {
  NSMutableString *m = [NSMutableString stringWithString:@"a"];
  for (int i = 0; i < 4; i++) [m appendFormat:@"%d", i];
  [m appendString:@"!"];
  NSLog(@"%@ %lu", m, [m length]);  // expect: a0123! 6
  [m setString:@"new"];
  NSLog(@"%@", m);  // expect: new
  return 0;
}
