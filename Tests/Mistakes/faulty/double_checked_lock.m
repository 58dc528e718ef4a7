// expect: M0858
// mode: mrc
#import <Foundation/Foundation.h>
@interface Repo : NSObject
+ (Repo *)shared;
@end
static Repo *repo;
static NSLock *lock;
@implementation Repo
+ (void)initialize { if (!lock) lock = [[NSLock alloc] init]; }
+ (Repo *)shared {
    if (repo == nil) {
        [lock lock];
        if (repo == nil) repo = [[Repo alloc] init];
        [lock unlock];
    }
    return repo;
}
@end
int main() { [Repo shared]; return 0; }
