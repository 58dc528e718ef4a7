// expect: M0856
// mode: arc
#import <Foundation/Foundation.h>
@interface Color : NSObject
+ (instancetype)color;
@end
@implementation Color
+ (instancetype)color {
    static Color *c;
    static dispatch_once_t token = 1;
    dispatch_once(&token, ^{ c = [[Color alloc] init]; });
    return c;
}
@end
int main() { NSLog(@"%@", [Color color]); return 0; }
