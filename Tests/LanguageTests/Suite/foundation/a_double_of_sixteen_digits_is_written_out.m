// Up to 1e16 the digits in front of the point are all written; behind that there is an exponent.
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSLog(@"%@ %@", @2e15, @(-7.5e15));  // expect: 2000000000000000 -7500000000000000
    NSLog(@"%@ %@", @1e16, @999999999999999.0);  // expect: 1e+16 999999999999999
    NSLog(@"%@ %@ %@", @9.95, @0.1, @1e-5);  // expect: 9.95 0.1 1e-05
    NSLog(@"%@", [@{@"n": @3e15} description]);
    // expect: {
    // expect:     n = 3000000000000000;
    // expect: }
  }
  return 0;
}
