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
  [[Registry sharedRegistry] mutableCopy];  // expect runtime error: R0602 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Registry mutableCopyWithZone:]: unrecognized selector sent to instance 0x
  return 0;
}
