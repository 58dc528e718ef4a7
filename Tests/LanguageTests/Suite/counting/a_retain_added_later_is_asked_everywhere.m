// mode: mrc
// Counts take a short way where nobody answers `retain`: it ends when a class begins to.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static long asked;
static id heard(id self, SEL _cmd) {
  asked++;
  return self;
}
static void nothing(id self, SEL _cmd) { asked += 100; }
@interface Car : NSObject
@end
@implementation Car
@end
int main(void) {
  Car *car = [[Car alloc] init];
  NSMutableArray *cars = [NSMutableArray arrayWithObjects:car, car, car, nil];
  NSMutableDictionary *table = [NSMutableDictionary dictionaryWithObject:car forKey:@"car"];
  for (int i = 0; i < 3; i++) {
    [car retain];
    [cars addObject:car];
    [table setObject:car forKey:@"car"];
  }
  printf("%lu, asked %ld\n", [car retainCount], asked);
  // expect: 11, asked 0
  class_addMethod([Car class], @selector(retain), (IMP)heard, "@@:");
  [car retain];
  [cars addObject:car];
  [table setObject:car forKey:@"car"];
  printf("%lu, asked %ld\n", [car retainCount], asked);
  // expect: 10, asked 3
  class_addMethod([Car class], @selector(release), (IMP)nothing, "v@:");
  [car release];
  [table setObject:car forKey:@"car"];
  printf("%lu, asked %ld\n", [car retainCount], asked);
  // expect: 10, asked 204
  return 0;
}
