// expect: M0802
// mode: mrc
#import <Foundation/Foundation.h>
@interface Dog : NSObject
@end
@implementation Dog
@end
int main() {
    Dog *dog = [Dog alloc];
    long legs = 1;
    [dog init];
    legs = legs + 7;
    printf("%ld\n", legs);
    [dog release];
    return 0;
}
