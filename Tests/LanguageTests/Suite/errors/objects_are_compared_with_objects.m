// mode: arc
#import <Foundation/Foundation.h>
static int ask(NSString *text, void *plain, Class class) {
  if (text == plain || text == NULL || plain == nil || plain == @"x") return 0;
  if (plain == text) return 1;  // expect error: E0345 implicit conversion of Objective-C pointer type 'NSString *' to C pointer type 'void *' requires a bridged cast
  if (plain != class) return 2;  // expect error: E0345 implicit conversion of Objective-C pointer type 'Class' to C pointer type 'void *' requires a bridged cast
  if (text > plain) return 3;  // expect error: E0345 implicit conversion of C pointer type 'void *' to Objective-C pointer type 'NSString *' requires a bridged cast
  return 0;
}
static id choose(NSString *text, void *plain, int *numbers, void (^block)(void), int which) {
  id one = which ? text : nil;
  one = which ? NULL : text;
  one = which ? plain : text;  // expect error: E0345 operands to conditional of types 'void *' and 'NSString *' are incompatible in ARC mode
  one = which ? text : numbers;  // expect error: E0309 incompatible operand types ('NSString *' and 'int *')
  one = which ? text : block;  // expect error: E0309 incompatible operand types ('NSString *' and 'void (^)(void)')
  one = which ? block : one;  // expect error: E0309 incompatible operand types ('void (^)(void)' and 'id')
  block[0];  // expect error: E0318 subscripted value is not an array, pointer, or vector
  return one;
}
int main(void) { return ask(nil, 0, nil) + (choose(nil, 0, 0, 0, 0) == nil); }
