// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  CFStringRef text = CFSTR("four");
  printf("%ld %s\n", CFStringGetLength(text), [(__bridge NSString *)text UTF8String]);
  return 0;
}
// expect: 4 four
