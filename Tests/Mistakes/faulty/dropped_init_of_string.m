// expect: M0802
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    NSMutableString *text = [NSMutableString alloc];
    [text initWithString:@"abc"];
    [text appendString:@"def"];
    printf("%lu\n", (unsigned long)[text length]);
    [text release];
    return 0;
}
