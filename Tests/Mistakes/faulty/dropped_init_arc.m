// expect: M0802
// mode: arc
#import <Foundation/Foundation.h>
@interface Dog : NSObject
@end
@implementation Dog
@end
int main() {
    Dog *dog = [Dog alloc];
    [dog init];
    NSLog(@"%d", dog != nil);
    return 0;
}
