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
int main(void) {
  Registry *first = [Registry sharedRegistry];
  Registry *other = [NSAllocateObject([Registry class], 0, NULL) init];
  printf("%d %s\n", first == other, object_getClassName(other));  // expect: 0 Registry
  return 0;
}
