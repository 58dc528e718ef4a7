// expect: M0822
// mode: mrc
#import <Foundation/Foundation.h>
int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSLog(@"%@", [NSString stringWithFormat:@"value %d of a longer text", 1]);
    return 0;
}
