#import <Foundation/Foundation.h>
@interface Registry : NSObject <NSCopying>
+ (Registry *)sharedRegistry;
@end
@implementation Registry
static Registry *registry = nil;
+ (Registry *)sharedRegistry {
  if (registry == nil) registry = [[super allocWithZone:NULL] init];
  return registry;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedRegistry] retain]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release {}
- (id)autorelease { return self; }
@end
@interface Archive : Registry
@end
@implementation Archive
@end
int main(void) {
  id a = [Registry sharedRegistry], b = [Archive sharedRegistry];
  id c = [[Archive alloc] init], d = [Archive new];
  printf("%s %s\n", object_getClassName(a), object_getClassName(b));  // expect: Registry Registry
  printf("%d %d %d\n", a == b, b == c, c == d);  // expect: 1 1 1
  return 0;
}
