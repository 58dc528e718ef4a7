// expect: M0857
// mode: arc
#import <Foundation/Foundation.h>
@interface Cache : NSObject
+ (instancetype)shared;
@end
@implementation Cache
+ (instancetype)shared {
    static __weak Cache *weakCache;
    static dispatch_once_t once;
    Cache *strong = weakCache;
    __block Cache *made = strong;
    dispatch_once(&once, ^{ made = [[Cache alloc] init]; weakCache = made; });
    return made ?: weakCache;
}
@end
int main() {
    @autoreleasepool { Cache *c = [Cache shared]; NSLog(@"%d", c != nil); }
    @autoreleasepool { NSLog(@"%d", [Cache shared] != nil); }
    return 0;
}
