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
  id a = [SubHub sharedHub], b = [Hub sharedHub];
  printf("%s %s %d\n", object_getClassName(a), object_getClassName(b), a == b);  // expect: SubHub SubHub 1
  return 0;
}
