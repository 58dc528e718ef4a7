// expect: M0842
// mode: mrc
#import <Foundation/Foundation.h>
@interface Boss : NSObject <NSCopying>
+ (Boss *)boss;
@end
static Boss *boss;
@implementation Boss
+ (Boss *)boss { if (!boss) boss = [[Boss alloc] init]; return boss; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
int main() { Boss *a = [Boss boss]; Boss *b = [a copy]; NSLog(@"%d", a == b); return 0; }
