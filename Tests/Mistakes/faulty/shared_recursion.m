// expect: M0853
// mode: mrc
#import <Foundation/Foundation.h>
@interface Boss : NSObject
+ (Boss *)sharedBoss;
@end
static Boss *boss;
@implementation Boss
+ (Boss *)sharedBoss { if (boss == nil) { boss = [[Boss alloc] init]; } return boss; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedBoss] retain]; }
@end
int main() { [Boss sharedBoss]; return 0; }
