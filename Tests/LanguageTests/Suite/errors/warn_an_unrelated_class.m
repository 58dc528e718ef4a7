#import <Foundation/Foundation.h>
@interface A : NSObject
@end
@implementation A
@end
@interface B : NSObject
@end
@implementation B
@end
int main(void) {
  A *a = [B new];  // expect warning: W0301 incompatible pointer types initializing 'A *' with an expression of type 'B *'
  return a == nil;
}
