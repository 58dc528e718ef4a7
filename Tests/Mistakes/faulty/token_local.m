// expect: M0854
// mode: arc
#import <Foundation/Foundation.h>
@interface Store : NSObject
+ (instancetype)shared;
@end
@implementation Store
+ (instancetype)shared {
    static Store *s;
    dispatch_once_t onceToken = 0;
    dispatch_once(&onceToken, ^{ s = [[self alloc] init]; });
    return s;
}
@end
int main() { Store *a = [Store shared]; Store *b = [Store shared]; NSLog(@"%d", a == b); return 0; }
