// expect: M0813
// mode: mrc
#import <Foundation/Foundation.h>
@interface Toy : NSObject
@end
@implementation Toy
@end
int main() {
    Toy *t = [[Toy alloc] init];
    [t retain]; [t retain];
    while ([t retainCount] != 1) { [t release]; }
    [t release];
    return 0;
}
