// mode: arc
// Under ARC an object that is made of a block is a copy of it: nobody copies before the program runs.
#import <Foundation/Foundation.h>
id object = ^{ };  // expect error: E0322 initializer element is not a compile-time constant
void (^block)(void) = ^{ };
id list[] = { ^{ } };  // expect error: E0322 initializer element is not a compile-time constant
NSObject *cast = (id)^{ };  // expect error: E0322 initializer element is not a compile-time constant
int (^x);  // expect error: E0210 block pointer to non-function type is invalid
void take(int (^p));  // expect error: E0210 block pointer to non-function type is invalid
int ^result(void);  // expect error: E0210 block pointer to non-function type is invalid
typedef int Function(int);
Function ^good;
instancetype make(void);  // expect error: E0303 unknown type name 'instancetype'
void give(instancetype x);  // expect error: E0303 unknown type name 'instancetype'
@interface Lamp : NSObject
- (instancetype)same;
@property instancetype p;  // expect error: E0303 unknown type name 'instancetype'
- (id *)places;
@end
id *places(void);  // expect error: E0346 pointer to non-const type 'id' with no explicit ownership
NSError **errors(void);  // expect error: E0346 pointer to non-const type 'NSError *' with no explicit ownership
typedef id *(^Places)(void);  // expect error: E0346 pointer to non-const type 'id' with no explicit ownership
__strong id *strong(void);
int main(void) {
  static id local = ^{ };  // expect error: E0322 initializer element is not a compile-time constant
  return local != nil;
}
