// expect: M0845
// mode: arc
#import <Foundation/Foundation.h>
@interface Spot : NSObject { @public int x, y; }
@end
@implementation Spot
- (BOOL)isEqual:(id)o { if (![o isKindOfClass:[Spot class]]) return NO; Spot *s = o; return s->x == x && s->y == y; }
@end
int main() { Spot *a = [Spot new], *b = [Spot new]; NSLog(@"%d", [a isEqual:b]); return 0; }
