// One and the same place sends the message each time: what it remembers is forgotten when methods change.
// expect: base base
// expect: set base set base
// expect: other other
// expect: set base set base
// expect: own set base
// expect: replaced set base
// expect: class 1, class 2
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Base : NSObject
- (const char *)name;
- (const char *)other;
+ (int)number;
+ (int)another;
@end
@implementation Base
- (const char *)name { return "base"; }
- (const char *)other { return "other"; }
+ (int)number { return 1; }
+ (int)another { return 2; }
@end
@interface Sub : Base
@end
@implementation Sub
@end
static IMP old;
static const char *setName(id self, SEL _cmd) {
  static char text[40];
  snprintf(text, sizeof text, "set %s", ((const char *(*)(id, SEL))old)(self, _cmd));
  return text;
}
static const char *ownName(id self, SEL _cmd) { return "own"; }
static const char *replacedName(id self, SEL _cmd) { return "replaced"; }
static void ask(Base *one, Base *two) {
  Base *each[2] = {one, two};
  for (int i = 0; i < 2; i++) printf("%s%s", [each[i] name], i ? "\n" : " ");
}
static int number(Class aClass) { return [aClass number]; }
int main(void) {
  Base *one = [Sub new], *two = [Base new];
  ask(one, two);
  Method name = class_getInstanceMethod([Base class], @selector(name));
  Method other = class_getInstanceMethod([Base class], @selector(other));
  old = method_setImplementation(name, (IMP)setName);
  ask(one, two);
  method_exchangeImplementations(name, other);
  ask(one, two);
  method_exchangeImplementations(name, other);
  ask(one, two);
  class_addMethod([Sub class], @selector(name), (IMP)ownName, "r*@:");
  ask(one, two);
  class_replaceMethod([Sub class], @selector(name), (IMP)replacedName, "r*@:");
  ask(one, two);
  printf("class %d, ", number([Base class]));
  method_exchangeImplementations(
      class_getClassMethod([Base class], @selector(number)), class_getClassMethod([Base class], @selector(another)));
  printf("class %d\n", number([Base class]));
  [one release];
  [two release];
  return 0;
}
