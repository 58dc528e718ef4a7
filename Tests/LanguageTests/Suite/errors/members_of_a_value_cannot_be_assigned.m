// A struct that a call, a property or an assignment answers with is a value: to change a member of it changes nothing.
#import <Foundation/Foundation.h>
typedef struct { int top; unsigned few : 3; int all[2]; struct { int x; } in; } Box;
@interface Car : NSObject
@property Box box;
- (Box)spare;
@end
@implementation Car
- (Box)spare { return self.box; }
@end
static Box make(void) { return (Box){1, 2, {3, 4}, {5}}; }
int main(void) {
  Car *car = [[Car new] autorelease];
  Box a = make(), b = a;
  int choice = a.top;
  car.box.top = 3;  // expect error: E0311 expression is not assignable
  car.box.in.x += 3;  // expect error: E0311 expression is not assignable
  [car spare].few = 1;  // expect error: E0311 expression is not assignable
  make().in.x++;  // expect error: E0311 expression is not assignable
  (a = b).top = 4;  // expect error: E0311 expression is not assignable
  (choice ? a : b).top = 5;  // expect error: E0311 expression is not assignable
  ({ a; }).top = 6;  // expect error: E0311 expression is not assignable
  int *one = &make().top;  // expect error: E0312 cannot take the address of an rvalue of type 'int'
  Box *two = &(a = b);  // expect error: E0312 cannot take the address of an rvalue of type 'Box'
  make().all[1] = 3;
  (Box){1}.top = 7;
  (&a)->top = 8;
  printf("%d %d %d %d\n", car.box.top, make().all[1], *one, two->top);
  return 0;
}
