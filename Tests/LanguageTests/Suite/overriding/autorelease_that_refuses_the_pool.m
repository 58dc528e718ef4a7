#import <Foundation/Foundation.h>
@interface Rebel : NSObject
@end
@implementation Rebel
- (id)autorelease { return self; }
@end
int main(void) {
  Rebel *r = [Rebel new];
  @autoreleasepool {
    [r autorelease];
  }
  printf("%lu\n", [r retainCount]);  // expect: 1
  return 0;
}
