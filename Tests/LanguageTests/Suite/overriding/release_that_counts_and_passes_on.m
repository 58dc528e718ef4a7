#import <Foundation/Foundation.h>
@interface Watched : NSObject
@end
@implementation Watched
static int releases;
- (oneway void)release {
  releases++;
  [super release];
}
- (void)dealloc {
  printf("dealloc after %d\n", releases);
  [super dealloc];
}
@end
int main(void) {
  Watched *w = [Watched new];
  [w retain];
  [w release];
  @autoreleasepool {
    [w autorelease];
  }  // expect: dealloc after 2
  return 0;
}
