// mode: mrc
// Who gives a method another function changes nothing of the types that the runtime tells of it.
#import <objc/runtime.h>
@interface Car : NSObject
- (int)speed;
@end
@implementation Car
- (int)speed { return 1; }
@end
static int faster(id self, SEL _cmd) { return 2; }
int main(void) {
  Method method = class_getInstanceMethod([Car class], @selector(speed));
  printf("%s\n", method_getTypeEncoding(method));  // expect: i16@0:8
  method_setImplementation(method, (IMP)faster);
  printf("%s\n", method_getTypeEncoding(method));  // expect: i16@0:8
  char *result = method_copyReturnType(method);
  printf("%s %d\n", result, [[[Car new] autorelease] speed]);  // expect: i 2
  free(result);
  printf("%lu\n", [[Car instanceMethodSignatureForSelector:@selector(speed)] methodReturnLength]);  // expect: 4
  return 0;
}
