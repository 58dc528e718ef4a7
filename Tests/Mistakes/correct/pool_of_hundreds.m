// mode: mrc
#import <Foundation/Foundation.h>
// Some hundreds of objects in one pool are nothing that anybody would have to empty in between.
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSUInteger total = 0;
    for (int i = 0; i < 900; i++) {
        NSMutableString *s = [NSMutableString stringWithFormat:@"line %d", i];
        total += [s length];
    }
    NSLog(@"%lu", (unsigned long)total);
    [pool drain];
    return 0;
}
