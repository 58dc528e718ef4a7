// UIColor: four numbers.
//: part UIKit and CoreLocation

@interface UIColor : NSObject <NSCopying> { CGFloat _red, _green, _blue, _alpha; }
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (UIColor *)blackColor;
+ (UIColor *)whiteColor;
+ (UIColor *)grayColor;
+ (UIColor *)redColor;
+ (UIColor *)greenColor;
+ (UIColor *)blueColor;
+ (UIColor *)yellowColor;
+ (UIColor *)orangeColor;
+ (UIColor *)clearColor;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@end
@implementation UIColor
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha {
  self = [super init];
  if (self) {
    _red = red;
    _green = green;
    _blue = blue;
    _alpha = alpha;
  }
  return self;
}
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha {
  return [[[self alloc] initWithRed:red green:green blue:blue alpha:alpha] autorelease];
}
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha {
  return [self colorWithRed:white green:white blue:white alpha:alpha];
}
// The named colours are made once each and shared.
static UIColor *__selfsame_colors[9];
static UIColor *__selfsame_color(int place, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) {
  if (!__selfsame_colors[place]) {
    __selfsame_colors[place] = [[UIColor alloc] initWithRed:red green:green blue:blue alpha:alpha];
  }
  return __selfsame_colors[place];
}
+ (UIColor *)blackColor { return __selfsame_color(0, 0, 0, 0, 1); }
+ (UIColor *)whiteColor { return __selfsame_color(1, 1, 1, 1, 1); }
+ (UIColor *)grayColor { return __selfsame_color(2, 0.5, 0.5, 0.5, 1); }
+ (UIColor *)redColor { return __selfsame_color(3, 1, 0, 0, 1); }
+ (UIColor *)greenColor { return __selfsame_color(4, 0, 1, 0, 1); }
+ (UIColor *)blueColor { return __selfsame_color(5, 0, 0, 1, 1); }
+ (UIColor *)yellowColor { return __selfsame_color(6, 1, 1, 0, 1); }
+ (UIColor *)orangeColor { return __selfsame_color(7, 1, 0.5, 0, 1); }
+ (UIColor *)clearColor { return __selfsame_color(8, 0, 0, 0, 0); }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (BOOL)isEqual:(id)other {
  UIColor *its = other;
  return self == other
      || ([other isKindOfClass:[UIColor class]] && its->_red == _red && its->_green == _green
          && its->_blue == _blue && its->_alpha == _alpha);
}
- (NSUInteger)hash { return (NSUInteger)(_red * 255 + _green * 65025 + _blue * 16581375); }
- (NSString *)description {
  return [NSString stringWithFormat:@"UIDeviceRGBColorSpace %g %g %g %g", _red, _green, _blue, _alpha];
}
@end
