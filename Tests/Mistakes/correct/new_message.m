// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject { int n; }
@end
@implementation T
- (instancetype)init { if ((self = [super init])) n = 2; return self; }
@end
int main() { T *t = [T new]; NSLog(@"%d", t != nil); return 0; }
