#import <Foundation/Foundation.h>
int main(void) {
  return self == nil;  // expect error: E0301 use of undeclared identifier 'self'
}
