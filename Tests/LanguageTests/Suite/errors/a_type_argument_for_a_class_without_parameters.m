#import <Foundation/Foundation.h>
int main(void) {
  NSString<NSNumber *> *a;  // expect error: E0352 type arguments cannot be applied to non-parameterized class 'NSString'
  return 0;
}
