// expect: M0841
// mode: arc
#import <Foundation/Foundation.h>
@interface Card : NSObject <NSCopying>
@end
@implementation Card
- (id)copyWithZone:(NSZone *)zone { return [[Card allocWithZone:zone] init]; }
@end
int main() { Card *a = [Card new]; id b = [a mutableCopy]; NSLog(@"%d", b != nil); return 0; }
