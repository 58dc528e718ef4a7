#import <Foundation/Foundation.h>
@interface Strict : NSObject
@end
@implementation Strict
- (id)retain { return self; }
@end
@interface Loose : Strict
@end
@implementation Loose
- (id)retain {
  NSIncrementExtraRefCount(self);
  return [super retain];
}
@end
int main(void) {
  Loose *l = [Loose new];
  [l retain];
  printf("%lu\n", [l retainCount]);  // expect: 2
  return 0;
}
