// expect: M0805
// mode: arc
#import <Foundation/Foundation.h>
@interface Shape : NSObject { double area; }
@end
@implementation Shape
- (instancetype)init {
    if (self) { area = 1.0; }
    return self;
}
@end
int main() { Shape *s = [[Shape alloc] init]; NSLog(@"%d", s != nil); return 0; }
