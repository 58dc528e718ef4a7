// expect: M0802
// mode: mrc
#import <Foundation/Foundation.h>
@interface Dog : NSObject
@end
@implementation Dog
@end
int main() {
    Dog *dog = [Dog alloc];
    [dog init];
    int legs = 4;
    printf("%d\n", legs);
    [dog release];
    return 0;
}
