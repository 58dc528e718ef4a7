// expect: M0803
// mode: arc
#import <Foundation/Foundation.h>
@interface Game : NSObject { NSMutableArray *moves; }
- (void)restart;
@end
@implementation Game
- (instancetype)init { self = [super init]; if (self) { moves = [NSMutableArray new]; } return self; }
- (void)restart { (void)[self init]; }
@end
int main() { Game *g = [Game new]; [g restart]; return 0; }
