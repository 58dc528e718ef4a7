// mode: arc
#import <Foundation/Foundation.h>
typedef struct __Thing *Thing;
int main(void) {
  NSString *text = @"x";
  void *plain = (__bridge void *)text;
  Thing thing = (__bridge Thing)text;
  void (^block)(void) = (__bridge void (^)(void))plain;
  id none = (__bridge id)NULL;
  NSArray *list = (__bridge NSArray *)text;  // expect error: E0345 incompatible types casting 'NSString *' to 'NSArray *' with a __bridge cast
  long number = (__bridge long)text;  // expect error: E0345 incompatible types casting 'NSString *' to 'long' with a __bridge cast
  id made = (__bridge id)3;  // expect error: E0345 incompatible types casting 'int' to 'id' with a __bridge cast
  id zero = (__bridge id)0;  // expect error: E0345 incompatible types casting 'int' to 'id' with a __bridge cast
  int *numbers = (__bridge int *)text;  // expect error: E0345 incompatible types casting 'NSString *' to 'int *' with a __bridge cast
  void *again = (__bridge void *)plain;  // expect error: E0345 incompatible types casting 'void *' to 'void *' with a __bridge cast
  void *kept = (__bridge_retained void *)3L;  // expect error: E0345 incompatible types casting 'long' to 'void *' with a __bridge_retained cast
  id taken = (__bridge_transfer id)text;  // expect error: E0345 incompatible types casting 'NSString *' to 'id' with a __bridge_transfer cast
  void *given = (__bridge_transfer void *)text;  // expect error: E0345 cast of Objective-C pointer type 'NSString *' to C pointer type 'void *' cannot use __bridge_transfer
  id claimed = (__bridge_retained id)plain;  // expect error: E0345 cast of C pointer type 'void *' to Objective-C pointer type 'id' cannot use __bridge_retained
  return 0;
}
