// mode: mrc
#import <Foundation/Foundation.h>
@interface R : NSObject { int refs; }
@end
@implementation R
- (id)init { if ((self = [super init])) refs = 1; return self; }
- (id)retain { refs++; return self; }
- (oneway void)release { if (--refs == 0) [self dealloc_now]; }
- (void)dealloc_now { [super release]; }
@end
int main() { R *r = [[R alloc] init]; [r retain]; [r release]; [r release]; return 0; }
