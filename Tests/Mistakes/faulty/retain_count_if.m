// expect: M0813
// mode: mrc
#import <Foundation/Foundation.h>
@interface Toy : NSObject
@end
@implementation Toy
@end
void drop(Toy *t) {
    if ([t retainCount] > 0) [t release];
}
int main() { Toy *t = [[Toy alloc] init]; drop(t); return 0; }
