// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  void (^a)(void) = ^(int i) { (void)i; };  // expect error: E0307 incompatible block pointer types initializing 'void (^)(void)' with an expression of type 'void (^)(int)'
  NSString *text = ^{};  // expect error: E0307 initializing 'NSString *' with an expression of incompatible type 'void (^)(void)'
  id any = ^{};
  return a == nil && text == nil && any == nil;
}
