// mode: arc
#import <Foundation/Foundation.h>
@interface Spot : NSObject { int x; }
@end
@implementation Spot
- (BOOL)isEqual:(id)o { return [o isKindOfClass:[Spot class]] && ((Spot *)o)->x == x; }
- (NSUInteger)hash { return x; }
@end
int main() { NSSet *s = [NSSet setWithObject:[Spot new]]; NSLog(@"%d", [s containsObject:[Spot new]]); return 0; }
