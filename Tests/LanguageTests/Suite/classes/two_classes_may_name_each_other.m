#import <Foundation/Foundation.h>
@class Hen;
@interface Egg : NSObject {
  Hen *_from;
}
- (void)setFrom:(Hen *)hen;
- (Hen *)from;
@end
@interface Hen : NSObject
- (Egg *)lay;
@end
@implementation Egg
- (void)setFrom:(Hen *)hen { _from = hen; }
- (Hen *)from { return _from; }
@end
@implementation Hen
- (Egg *)lay {
  Egg *egg = [Egg new];
  [egg setFrom:self];
  return egg;
}
@end
int main(void) {
  Hen *hen = [Hen new];
  printf("%d\n", [[hen lay] from] == hen);  // expect: 1
  return 0;
}
