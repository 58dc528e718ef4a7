#import <Foundation/Foundation.h>
@interface Sum : NSObject
- (int)add:(int)a to:(int)b;
@end
@implementation Sum
- (int)add:(int)a to:(int)b { return a + b; }
@end
int main(void) {
  Sum *s = [Sum new];
  int (*add)(id, SEL, int, int) = (int (*)(id, SEL, int, int))[s methodForSelector:@selector(add:to:)];
  printf("%d\n", add(s, @selector(add:to:), 3, 4));  // expect: 7
  return 0;
}
// skip: methodForSelector: is not there yet
