#import <Foundation/Foundation.h>
@interface Wheel : NSObject
@end
@implementation Wheel
- (void)dealloc {
  printf("wheel\n");
  [super dealloc];
}
@end
@interface Cart : NSObject {
  Wheel *_wheel;
}
@end
@implementation Cart
- (id)init {
  if ((self = [super init])) _wheel = [Wheel new];
  return self;
}
- (void)dealloc {
  printf("cart\n");
  [_wheel release];
  [super dealloc];
}
@end
int main(void) {
  [[Cart new] release];
  // expect: cart
  // expect: wheel
  return 0;
}
