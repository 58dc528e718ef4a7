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
  Registry *r = [Registry sharedRegistry];
  [r release];
  [r release];
  [r release];
  [r release];
  printf("%s %d\n", object_getClassName(r), r == [Registry sharedRegistry]);  // expect: Registry 1
  return 0;
}
