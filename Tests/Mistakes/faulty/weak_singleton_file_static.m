// expect: M0857
// mode: arc
#import <Foundation/Foundation.h>
@interface Cache : NSObject
+ (Cache *)shared;
@end
static __weak Cache *current;
static dispatch_once_t once;
@implementation Cache
+ (Cache *)shared {
    __block Cache *made;
    dispatch_once(&once, ^{ made = [Cache new]; current = made; });
    return current;
}
@end
int main() {
    @autoreleasepool { Cache *a = [Cache shared]; NSLog(@"%d", a != nil); }
    Cache *b = [Cache shared];
    NSLog(@"%d", b != nil);
    return 0;
}
