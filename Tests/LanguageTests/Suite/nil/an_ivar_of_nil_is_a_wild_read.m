#import <Foundation/Foundation.h>
@interface Vase : NSObject {
@public
  int flowers;
}
@end
@implementation Vase
@end
int main(void) {
  Vase *v = nil;
  printf("%d\n", v->flowers);  // expect runtime error: R0607
  return 0;
}
