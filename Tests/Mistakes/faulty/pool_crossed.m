// expect: M0822
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    NSAutoreleasePool *outer = [[NSAutoreleasePool alloc] init];
    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    NSLog(@"%@", [NSString stringWithFormat:@"a long string %d", 1]);
    [outer release];
    (void)inner;
    return 0;
}
