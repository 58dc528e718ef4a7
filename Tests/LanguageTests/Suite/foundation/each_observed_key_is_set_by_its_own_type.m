// mode: arc
// One function answers all setters of an observed object; each has the types of its own property.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Boat : NSObject
@property(nonatomic) int age;
@property(nonatomic, copy) NSString *name;
@property(nonatomic) double length;
@end
@implementation Boat
@end
@interface Clerk : NSObject
@end
@implementation Clerk
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  printf("%s: %s\n", path.UTF8String, [change[NSKeyValueChangeNewKey] description].UTF8String);
}
@end
static long answer(id self, SEL _cmd, long value) { return value; }
int main(void) {
  Boat *boat = [Boat new];
  Clerk *clerk = [Clerk new];
  for (NSString *key in @[@"age", @"name", @"length"]) {
    [boat addObserver:clerk forKeyPath:key options:NSKeyValueObservingOptionNew context:NULL];
  }
  [boat setValue:@"Ann" forKey:@"name"];  // expect: name: Ann
  [boat setValue:@30 forKey:@"age"];      // expect: age: 30
  [boat setValue:@2.5 forKey:@"length"];  // expect: length: 2.5
  // expect: Ann 30 2.5
  printf("%s %d %g\n", boat.name.UTF8String, boat.age, boat.length);
  printf("%d\n", [boat isMemberOfClass:[Boat class]]);  // expect: 1
  for (NSString *key in @[@"age", @"name", @"length"]) [boat removeObserver:clerk forKeyPath:key];
  class_addMethod([Boat class], @selector(first:), (IMP)answer, "i20@0:8i16");
  class_addMethod([Boat class], @selector(second:), (IMP)answer, "@24@0:8@16");
  // What takes the place of a method has its types.
  class_replaceMethod([Boat class], @selector(age), (IMP)answer, NULL);
  printf("%s\n", method_getTypeEncoding(class_getInstanceMethod([Boat class], @selector(age))));
  // expect: i16@0:8
  // expect: i20@0:8i16 @24@0:8@16
  printf("%s %s\n", method_getTypeEncoding(class_getInstanceMethod([Boat class], @selector(first:))),
         method_getTypeEncoding(class_getInstanceMethod([Boat class], @selector(second:))));
  return 0;
}
