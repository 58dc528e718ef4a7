#import <Foundation/Foundation.h>
int main(void) {
  int n = 1;
  char *p = &n;  // expect warning: W0301 incompatible pointer types initializing 'char *' with an expression of type 'int *'
  NSString *s = [[NSObject new] self];  // expect warning: W0301 incompatible pointer types initializing 'NSString *' with an expression of type 'NSObject *'
  return *p - 1 + (s == nil);
}
