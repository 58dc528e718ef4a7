#import <Foundation/Foundation.h>
int main(void) {
  NSArray<NSString *, NSNumber *> *a;  // expect error: E0352 too many type arguments for class 'NSArray' (have 2, expected 1)
  return 0;
}
