// expect: M0813
// mode: mrc
#import <Foundation/Foundation.h>
@interface Toy : NSObject
@end
@implementation Toy
@end
int main() {
    Toy *t = [[Toy alloc] init];
    [t retain];
    NSUInteger n = [t retainCount];
    for (NSUInteger i = 0; i < n; i++) [t release];
    return 0;
}
