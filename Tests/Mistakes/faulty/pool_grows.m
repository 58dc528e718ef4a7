// expect: M0823
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSUInteger total = 0;
    for (int i = 0; i < 7000; i++) {
        NSMutableString *s = [NSMutableString stringWithFormat:@"line %d", i];
        total += [s length];
    }
    NSLog(@"%lu", (unsigned long)total);
    [pool drain];
    return 0;
}
