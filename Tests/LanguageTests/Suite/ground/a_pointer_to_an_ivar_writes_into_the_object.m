#import <Foundation/Foundation.h>
@interface Gauge : NSObject {
  int _level;
}
- (int *)level;
- (void)show;
@end
@implementation Gauge
- (int *)level { return &_level; }
- (void)show { printf("%d\n", _level); }
@end
int main(void) {
  Gauge *g = [Gauge new];
  *[g level] = 3;
  (*[g level])++;
  [g show];  // expect: 4
  return 0;
}
