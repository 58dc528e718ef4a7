#import <Foundation/Foundation.h>
typedef struct {
  int x, y;
} Spot;
@interface Mover : NSObject
- (Spot)move:(Spot)s by:(char)step scale:(double)f;
- (float)ratio:(unsigned char)n;
- (short)low:(long)n;
@end
@implementation Mover
- (Spot)move:(Spot)s by:(char)step scale:(double)f {
  s.x = (s.x + step) * f;
  s.y += step;
  return s;
}
- (float)ratio:(unsigned char)n { return n / 2.0f; }
- (short)low:(long)n { return n; }
@end
int main(void) {
  Mover *m = [Mover new];
  Spot at = {1, 2};
  Spot to = [m move:at by:3 scale:2.5];
  printf("%d %d %d\n", to.x, to.y, at.x);  // expect: 10 5 1
  printf("%.1f %d\n", [m ratio:7], [m low:65535]);  // expect: 3.5 -1
  printf("%d\n", [m move:to by:1 scale:1].y);  // expect: 6
  return 0;
}
