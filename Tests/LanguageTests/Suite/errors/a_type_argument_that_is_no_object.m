#import <Foundation/Foundation.h>
int main(void) {
  NSArray<int> *a;  // expect error: E0352 type argument 'int' is neither an Objective-C object nor a block type
  return 0;
}
