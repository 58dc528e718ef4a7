// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSMutableArray<NSString *> *words = [NSMutableArray array];
  [words addObject:@1];  // expect warning: W0301 incompatible pointer types sending 'NSNumber *' to parameter of type 'NSString *'
  NSArray<NSNumber *> *numbers = words;  // expect warning: W0301 incompatible pointer types initializing 'NSArray<NSNumber *> *' with an expression of type 'NSMutableArray<NSString *> *'
  NSNumber *first = words[0];  // expect warning: W0301 incompatible pointer types initializing 'NSNumber *' with an expression of type 'NSString *'
  NSArray *plain = words;
  NSArray<NSString *> *again = plain;
  return (int)numbers.count + (int)again.count + (first == nil) - 3;
}
