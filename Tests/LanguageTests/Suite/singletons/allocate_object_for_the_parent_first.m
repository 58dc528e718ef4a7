#import <Foundation/Foundation.h>
@interface Hub : NSObject
+ (Hub *)sharedHub;
@end
@implementation Hub
static Hub *hub = nil;
+ (Hub *)sharedHub {
  if (hub == nil) hub = [NSAllocateObject([self class], 0, NULL) init];
  return hub;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedHub] retain]; }
@end
@interface SubHub : Hub
@end
@implementation SubHub
@end
int main(void) {
  id a = [Hub sharedHub], b = [SubHub new];
  printf("%s %d %lu\n", object_getClassName(b), a == b, [a retainCount]);  // expect: Hub 1 2
  return 0;
}
