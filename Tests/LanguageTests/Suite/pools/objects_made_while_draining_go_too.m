#import <Foundation/Foundation.h>
@interface Tail : NSObject {
@public
  int left;
}
@end
@implementation Tail
- (void)dealloc {
  printf("%d\n", left);
  if (left > 0) {
    Tail *next = [[Tail new] autorelease];
    next->left = left - 1;
  }
  [super dealloc];
}
@end
int main(void) {
  @autoreleasepool {
    Tail *t = [[Tail new] autorelease];
    t->left = 2;
  }
  // expect: 2
  // expect: 1
  // expect: 0
  printf("drained\n");  // expect: drained
  return 0;
}
