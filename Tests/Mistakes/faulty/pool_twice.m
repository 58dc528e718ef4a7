// expect: R0623
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    NSAutoreleasePool *outer = [[NSAutoreleasePool alloc] init];
    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    [outer drain];
    [inner drain];
    return 0;
}
