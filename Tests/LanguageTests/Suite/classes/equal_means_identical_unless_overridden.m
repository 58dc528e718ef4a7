#import <Foundation/Foundation.h>
@interface Coin : NSObject {
@public
  int cents;
}
@end
@implementation Coin
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[Coin class]] && ((Coin *)other)->cents == cents;
}
- (NSUInteger)hash { return cents; }
@end
int main(void) {
  Coin *a = [Coin new], *b = [Coin new];
  a->cents = b->cents = 5;
  printf("%d %d %lu\n", a == b, [a isEqual:b], [a hash]);  // expect: 0 1 5
  NSObject *x = [NSObject new], *y = [NSObject new];
  printf("%d %d\n", [x isEqual:x], [x isEqual:y]);  // expect: 1 0
  return 0;
}
