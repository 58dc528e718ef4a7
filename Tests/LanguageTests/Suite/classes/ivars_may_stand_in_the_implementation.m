#import <Foundation/Foundation.h>
@interface Hidden : NSObject
- (int)next;
@end
@implementation Hidden {
  int _n;
}
- (int)next { return self->_n += 2; }
@end
int main(void) {
  Hidden *h = [Hidden new];
  [h next];
  printf("%d\n", [h next]);  // expect: 4
  return 0;
}
