#import <Foundation/Foundation.h>
int main(void) {
  NSAttributedString *text = nil;  // expect error: E0403
  id host = [NSHost currentHost];  // expect error: E0403
  int wide __attribute__((aligned(64))) = 1;  // expect error: E0401
  return wide;
}
