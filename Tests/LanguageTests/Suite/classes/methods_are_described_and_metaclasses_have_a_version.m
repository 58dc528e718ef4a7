// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
int main(void) {
  Method equal = class_getInstanceMethod([NSObject class], @selector(isEqual:));
  Method hash = class_getInstanceMethod([NSObject class], @selector(hash));
  struct objc_method_description *one = method_getDescription(equal), *two = method_getDescription(hash);
  printf("%s %s\n", sel_getName(one->name), sel_getName(two->name)); // expect: isEqual: hash
  printf("%d %d\n", strcmp(one->types, method_getTypeEncoding(equal)), one == method_getDescription(equal)); // expect: 0 1
  printf("%d\n", method_getDescription(NULL) == NULL); // expect: 1
  printf("%d %d\n", class_getVersion([NSObject class]), class_getVersion(object_getClass([NSObject class]))); // expect: 0 7
  return 0;
}
