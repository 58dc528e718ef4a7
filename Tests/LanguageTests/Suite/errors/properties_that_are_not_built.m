// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSBundle *bundle = [NSBundle mainBundle];
  BOOL loaded = bundle.loaded;  // expect error: E0403
  NSScanner *scanner = [NSScanner scannerWithString:@""];
  id skipped = scanner.locale;  // expect error: E0403
  BOOL slow = [NSProcessInfo processInfo].lowPowerModeEnabled;  // expect error: E0403
  id own = bundle.colour;  // expect error: E0316
  return loaded + slow + (skipped == own);
}
