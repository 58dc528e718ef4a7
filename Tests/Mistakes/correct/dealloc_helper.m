// mode: mrc
#import <Foundation/Foundation.h>
@interface T : NSObject { NSMutableArray *a; }
- (void)clear;
@end
@implementation T
- (id)init { if ((self = [super init])) a = [[NSMutableArray alloc] init]; return self; }
- (void)clear { [a release]; a = nil; }
- (void)dealloc { [self clear]; [super dealloc]; }
@end
int main() { T *t = [[T alloc] init]; [t clear]; [t release]; return 0; }
