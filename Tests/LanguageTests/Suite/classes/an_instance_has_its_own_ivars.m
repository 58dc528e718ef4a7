#import <Foundation/Foundation.h>
@interface Lamp : NSObject {
  int _watts;
}
- (void)setWatts:(int)watts;
- (int)watts;
@end
@implementation Lamp
- (void)setWatts:(int)watts { _watts = watts; }
- (int)watts { return _watts; }
@end
int main(void) {
  Lamp *a = [[Lamp alloc] init], *b = [[Lamp alloc] init];
  [a setWatts:40];
  printf("%d %d\n", [a watts], [b watts]);  // expect: 40 0
  return 0;
}
