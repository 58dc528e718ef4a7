// What is remembered of a method is forgotten wherever its selector stands in the table.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>

int one(id self, SEL _cmd) { return 1; }
int two(id self, SEL _cmd) { return 2; }

int main(void) {
  SEL first = sel_registerName("first");
  for (int i = 0; i < 6000; i++) {
    NSSelectorFromString([NSString stringWithFormat:@"between%d", i]);
  }
  SEL last = sel_registerName("last");
  id object = [NSObject new];
  Class class = [NSObject class];
  class_addMethod(class, first, (IMP)one, "i@:");
  class_addMethod(class, last, (IMP)one, "i@:");
  int (*send)(id, SEL) = (int (*)(id, SEL))objc_msgSend;
  printf("%d %d\n", send(object, first), send(object, last));  // expect: 1 1
  class_replaceMethod(class, first, (IMP)two, "i@:");
  class_replaceMethod(class, last, (IMP)two, "i@:");
  printf("%d %d\n", send(object, first), send(object, last));  // expect: 2 2
  return 0;
}
