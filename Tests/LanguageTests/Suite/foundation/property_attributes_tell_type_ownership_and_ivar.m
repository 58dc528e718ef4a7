// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface P : NSObject
@property (nonatomic, copy) NSString *name;
@property (retain) id any;
@property (getter=isOn) int on;
@property (readonly) double age;
@end
@implementation P
@end
int main(void) {
  unsigned n;
  objc_property_t *list = class_copyPropertyList([P class], &n);
  for (unsigned i = 0; i < n; i++) {
    printf("%s %s\n", property_getName(list[i]), property_getAttributes(list[i]));
  }
  free(list);
  return 0;
}
// expect: name T@"NSString",C,N,V_name
// expect: any T@,&,V_any
// expect: on Ti,GisOn,V_on
// expect: age Td,R,V_age
