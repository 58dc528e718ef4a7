#import <Foundation/Foundation.h>
@interface Cells : NSObject {
@public
  int a, b, c;
}
@end
@implementation Cells
@end
int main(void) {
  Cells *x = [Cells new];
  x->a = x->b = x->c = 9;
  memset(&x->a, 0, 2 * sizeof(int));
  printf("%d %d %d\n", x->a, x->b, x->c);  // expect: 0 0 9
  memcpy(&x->a, &x->c, sizeof x->c);
  printf("%d\n", x->a);  // expect: 9
  return 0;
}
