#import <Foundation/Foundation.h>
int main(void) {
  NSObject o;  // expect error: E0306 interface type cannot be statically allocated
  return 0;
}
