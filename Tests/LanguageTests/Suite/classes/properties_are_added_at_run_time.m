// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
int main(void) {
  Class made = objc_allocateClassPair([NSObject class], "Made", 0);
  objc_property_attribute_t list[] = {{"T", "@\"NSString\""}, {"C", ""}, {"V", "_name"}};
  NSLog(@"%d", class_addProperty(made, "name", list, 3));
  NSLog(@"%d", class_addProperty(made, "name", list, 3));
  objc_registerClassPair(made);
  objc_property_t name = class_getProperty(made, "name");
  NSLog(@"%s", property_getAttributes(name));
  unsigned count;
  objc_property_attribute_t *copy = property_copyAttributeList(name, &count);
  NSLog(@"%u %d", count, class_getVersion([NSObject class]));
  free(copy);
  return 0;
}
// expect: 1
// expect: 0
// expect: T@"NSString",C,V_name
// expect: 3 0
