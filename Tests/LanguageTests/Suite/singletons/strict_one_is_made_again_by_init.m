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
  [[Registry alloc] init];
  [[Registry alloc] init];
  // expect event: alloc #1 Registry
  // expect event: init #1 Registry number 1
  // expect event: init #1 Registry number 2
  return 0;
}
