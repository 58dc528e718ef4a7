#import <Foundation/Foundation.h>
@interface Inner : NSObject
@end
@implementation Inner
- (void)dealloc {
  printf("inner\n");
  [super dealloc];
}
@end
@interface Outer : Inner
@end
@implementation Outer
- (void)dealloc {
  printf("outer\n");
  [super dealloc];
}
@end
int main(void) {
  [[Outer new] release];
  // expect: outer
  // expect: inner
  return 0;
}
