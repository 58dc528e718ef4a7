// expect: M0812
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *s = [NSString stringWithFormat:@"%d apples and a lot of pears", 3];
    NSLog(@"%@", s);
    [s release];
    [pool release];
    return 0;
}
