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
  id a = [Archive sharedRegistry], b = [Registry sharedRegistry];
  id c = [[Registry alloc] init];
  printf("%s %s\n", object_getClassName(a), object_getClassName(b));  // expect: Archive Archive
  printf("%d %d\n", a == b, b == c);  // expect: 1 1
  return 0;
}
