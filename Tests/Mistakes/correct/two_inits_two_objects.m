// mode: mrc
#import <Foundation/Foundation.h>
@interface T : NSObject { int n; }
@end
@implementation T
- (id)init { if ((self = [super init])) n = 1; return self; }
@end
int main() { for (int i = 0; i < 3; i++) { T *t = [[T alloc] init]; [t release]; } return 0; }
