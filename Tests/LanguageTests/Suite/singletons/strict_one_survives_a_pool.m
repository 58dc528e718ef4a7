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
  @autoreleasepool {
    [[[r retain] autorelease] autorelease];
  }
  printf("%d\n", [r autorelease] == r);  // expect: 1
  // expect event: override #1 Registry by -[Registry retain]
  // expect event: override #1 Registry by -[Registry autorelease]
  return 0;
}
