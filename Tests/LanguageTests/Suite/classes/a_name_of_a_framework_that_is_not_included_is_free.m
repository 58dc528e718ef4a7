#import <Foundation/Foundation.h>
@interface UIColor : NSObject
+ (UIColor *)plain;
@end
@implementation UIColor
+ (UIColor *)plain {
  return [[[self alloc] init] autorelease];
}
@end
int main(void) {
  @autoreleasepool {
    NSLog(@"%@", [[UIColor plain] class]);  // expect: UIColor
  }
  return 0;
}
