#import <Foundation/Foundation.h>
@interface Many : NSObject
+ (void)a:(int)a b:(double)b c:(char)c d:(long)d e:(float)e f:(short)f g:(id)g h:(const char *)h;
@end
@implementation Many
+ (void)a:(int)a b:(double)b c:(char)c d:(long)d e:(float)e f:(short)f g:(id)g h:(const char *)h {
  printf("%d %.1f %c %ld %.1f %d %d %s\n", a, b, c, d, e, f, g == nil, h);
}
@end
int main(void) {
  [Many a:1 b:2 c:'3' d:4 e:5 f:6 g:nil h:"8"];  // expect: 1 2.0 3 4 5.0 6 1 8
  return 0;
}
