// expect: M0858
// mode: arc
#import <Foundation/Foundation.h>
@interface Repo : NSObject
+ (instancetype)shared;
@end
static Repo *sharedRepo;
@implementation Repo
+ (instancetype)shared {
    if (!sharedRepo) {
        @synchronized([Repo class]) {
            if (!sharedRepo) { sharedRepo = [[Repo alloc] init]; }
        }
    }
    return sharedRepo;
}
@end
int main() { [Repo shared]; return 0; }
