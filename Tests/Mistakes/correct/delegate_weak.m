// mode: arc
#import <Foundation/Foundation.h>
@interface Work : NSObject
@property (weak) id delegate;
@end
@implementation Work
@end
@interface Boss : NSObject
@property (strong) Work *work;
@end
@implementation Boss
- (instancetype)init { if ((self = [super init])) { _work = [Work new]; _work.delegate = self; } return self; }
@end
int main() { Boss *b = [Boss new]; NSLog(@"%d", b.work.delegate == b); return 0; }
