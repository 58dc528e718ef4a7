#import <Foundation/Foundation.h>
__block int outside;  // expect error: E0210 __block attribute not allowed, only allowed on local variables
static int take(__block int number) {  // expect error: E0210 __block attribute not allowed, only allowed on local variables
  static __block int kept;  // expect error: E0210 __block attribute not allowed, only allowed on local variables
  register __block int quick = number;
  for (__block int i = 0; i < 2; i++) quick += i;
  return quick;
}
int main(void) { return take(1); }
