#import <Foundation/Foundation.h>
@interface Base : NSObject <NSCopying> {
@public
  int a;
}
@end
@implementation Base
- (id)copyWithZone:(NSZone *)zone {
  Base *b = [[[self class] allocWithZone:zone] init];
  b->a = a;
  return b;
}
@end
@interface Child : Base {
@public
  int b;
}
@end
@implementation Child
- (id)copyWithZone:(NSZone *)zone {
  Child *c = [super copyWithZone:zone];
  c->b = b;
  return c;
}
@end
int main(void) {
  Child *x = [Child new];
  x->a = 1;
  x->b = 2;
  Child *y = [x copy];
  NSLog(@"%@ %d %d %d", [y class], y->a, y->b, x == y);  // expect: Child 1 2 0
  return 0;
}
