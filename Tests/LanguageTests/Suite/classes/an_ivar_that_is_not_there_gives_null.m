#import <Foundation/Foundation.h>
#import <objc/runtime.h>

@interface Car : NSObject {
  void *_wheel;
}
@end
@implementation Car
@end

int main(void) {
  Car *car = [Car new];
  void *value = &car;
  printf("%d %d\n", object_getInstanceVariable(car, "none", &value) == NULL, value == NULL);  // expect: 1 1
  value = &car;
  printf("%d %d\n", object_getInstanceVariable(nil, "_wheel", &value) == NULL, value == NULL);  // expect: 1 1
  object_setInstanceVariable(car, "_wheel", &value);
  printf("%d %d\n", object_getInstanceVariable(car, "_wheel", &value) != NULL, value == &value);  // expect: 1 1
  [car release];
  return 0;
}
