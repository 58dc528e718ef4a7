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
  Registry *a = [Registry sharedRegistry];
  Registry *b = [[Registry alloc] init];
  Registry *c = [Registry new];
  Registry *d = [a copy];
  Registry *e = [Registry allocWithZone:NSDefaultMallocZone()];
  Registry *f = [a copyWithZone:NULL];
  printf("%d %d %d %d %d\n", a == b, a == c, a == d, a == e, a == f);  // expect: 1 1 1 1 1
  return 0;
}
