// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  for (NSString *s in @[ @"a" ]) {
    s = @"b";  // expect error: E0311 fast enumeration variables cannot be modified in ARC by default; declare the variable __strong to allow this
  }
  for (__strong NSString *s in @[ @"a" ]) s = @"b";
  return 0;
}
