// mode: arc
// after seed 002, the colour that a view controller asks for three times
#import <UIKit/UIKit.h>
@interface Palette : NSObject
+ (UIColor *)dullColor;
@end
@implementation Palette
+ (UIColor *)dullColor {
  static UIColor *color;
  static dispatch_once_t mixed;
  dispatch_once(&mixed, ^{
    NSLog(@"mixing");
    color = [UIColor colorWithRed:0.380f green:0.376f blue:0.376f alpha:1.000f];
  });
  return color;
}
@end
@interface Easel : UIViewController
@end
@implementation Easel
- (void)viewDidLoad {
  [super viewDidLoad];
  UIColor *one = [Palette dullColor];
  // expect: mixing
  NSLog(@"%d", one != nil && one == [Palette dullColor] && one == [Palette dullColor]);
  // expect: 1
}
@end
int main(void) {
  @autoreleasepool {
    Easel *easel = [[Easel alloc] init];
    NSLog(@"%d", [easel view] == [easel view]);  // expect: 1
  }
  return 0;
}
