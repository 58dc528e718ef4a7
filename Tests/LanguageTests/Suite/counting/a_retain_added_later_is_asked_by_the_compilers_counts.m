// mode: arc
// The same for the counts that the compiler writes, and for a strong property.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static long retains, releases;
@interface Car : NSObject
@end
@implementation Car
@end
@interface Garage : NSObject
@property (nonatomic, strong) Car *car;
@end
@implementation Garage
@end
// A function of C: under ARC no code of ours may be called retain.
static void *heard(void *self, SEL _cmd) {
  retains++;
  return self;
}
static void gone(void *self, SEL _cmd) { releases++; }
static void use(Garage *garage, Car *car) {
  garage.car = nil;
  garage.car = car;
}
int main(void) {
  Car *car = [Car new];
  Garage *garage = [Garage new];
  for (int i = 0; i < 3; i++) use(garage, car);
  printf("%ld %ld\n", retains, releases);
  // expect: 0 0
  class_addMethod([Car class], sel_registerName("retain"), (IMP)heard, "@@:");
  class_addMethod([Car class], sel_registerName("release"), (IMP)gone, "v@:");
  use(garage, car);
  printf("%d %d\n", retains > 0, releases > 0);
  // expect: 1 1
  return 0;
}
