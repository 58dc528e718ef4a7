// mode: mrc
// A NaN is equal to none but another, and lies between the negative and the positive numbers.
#import <Foundation/Foundation.h>
#include <math.h>
int main(void) {
  @autoreleasepool {
    NSNumber *none = @(NAN);
    printf("%d %d %d\n", [none isEqual:@5], [@5 isEqual:none], [@(-2.5) isEqualToNumber:none]);  // expect: 0 0 0
    printf("%d %d\n", (int)[none compare:@5], (int)[@5 compare:none]);  // expect: -1 1
    printf("%d %d\n", (int)[none compare:@-5], (int)[@(-INFINITY) compare:none]);  // expect: 1 -1
    printf("%d\n", (int)[@[none, @5] indexOfObject:@5]);  // expect: 1
    printf("%d\n", [none isEqual:@(NAN)]);  // expect: 1
  }
  return 0;
}
