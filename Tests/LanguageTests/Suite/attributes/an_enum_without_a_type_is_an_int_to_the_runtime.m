// mode: mrc
#import <objc/runtime.h>
enum Color { red, green };
enum Sign { minus = -1, plus };
enum Small : unsigned char { tiny };
typedef NS_ENUM(NSInteger, Level) { low, high };
@interface Car : NSObject
@property enum Color color;
@property Level level;
@end
@implementation Car
@end
int main(void) {
  printf("%s %s %s %s\n", @encode(enum Color), @encode(enum Sign), @encode(enum Small), @encode(Level));  // expect: i i C q
  printf("%s %s\n", @encode(enum Color[2]), @encode(struct { enum Small s; enum Color c; }));  // expect: [2i] {?=Ci}
  printf("%s\n", property_getAttributes(class_getProperty([Car class], "color")));  // expect: Ti,V_color
  printf("%s\n", method_getTypeEncoding(class_getInstanceMethod([Car class], @selector(setColor:))));  // expect: v20@0:8i16
  return 0;
}
