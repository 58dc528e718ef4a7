// expect: M0816
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    NSMutableString *a = [[NSMutableString alloc] initWithString:@"hello"];
    [a mutableCopy];
    [a release];
    return 0;
}
