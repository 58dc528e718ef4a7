// expect: M0841
// mode: mrc
#import <Foundation/Foundation.h>
@interface Card : NSObject
@end
@implementation Card
@end
int main() { Card *a = [[Card alloc] init]; Card *b = [a copy]; NSLog(@"%d", a == b); return 0; }
