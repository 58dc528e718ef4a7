#import <Foundation/Foundation.h>
int main(void) {
  NSCalendar *calendar = nil;  // expect error: E0401
  id host = [NSHost currentHost];  // expect error: E0401
  int wide __attribute__((aligned(64))) = 1;  // expect error: E0401
  return wide;
}
