#import <Foundation/Foundation.h>
@interface Tax : NSObject
+ (double)rate;
+ (double)of:(double)price;
@end
@implementation Tax
+ (double)rate { return 0.2; }
+ (double)of:(double)price { return price * [self rate]; }
@end
int main(void) {
  printf("%.1f\n", [Tax of:50]);  // expect: 10.0
  Class c = [Tax class];
  printf("%.1f\n", [c rate]);  // expect: 0.2
  return 0;
}
