#import <Foundation/Foundation.h>
struct Flags {
  unsigned few : 3;
  int none : 0;  // expect error: E0324 named bit-field 'none' has zero width
  int : 0;
};
extern int shared, counted;
static int shared = 3;  // expect error: E0305 static declaration of 'shared' follows non-static declaration
int counted = 4;
int open_to_all(void);
static int open_to_all(void) { return 1; }  // expect error: E0305 static declaration of 'open_to_all' follows non-static declaration
static void take(NSString text) {}  // expect error: E0306 interface type 'NSString' cannot be passed by value; did you forget * in 'NSString'?
static NSString give(void) { return nil; }  // expect error: E0306 interface type 'NSString' cannot be returned by value; did you forget * in 'NSString'?
static SEL remembered = @selector(length);  // expect error: E0322 initializer element is not a compile-time constant
int main(void) {
  struct Flags flags = {1};
  unsigned long size = sizeof(NSString);  // expect error: E0306 application of 'sizeof' to interface 'NSString' is not supported on this architecture and platform
  size = sizeof(flags.few);  // expect error: E0306 invalid application of 'sizeof' to bit-field
  register int quick = 3;
  int *place = &quick;  // expect error: E0312 address of register variable requested
  instancetype it = nil;  // expect error: E0301 use of undeclared identifier 'instancetype'
  size = _Generic(size, int: 1, unsigned long: 2, signed int: 3);  // expect error: E0305 type 'int' in generic association compatible with previously specified type 'int'
  @try {
  } @catch (id<NSCopying> problem) {  // expect error: E0307 illegal qualifiers on @catch parameter
  }
  return *place + (int)size + counted;
}
