// expect: M0846
// mode: arc
#import <Foundation/Foundation.h>
int main() {
    NSString *answer = [[NSString alloc] initWithFormat:@"%@", @"yes"];
    if (answer != @"yes") { NSLog(@"no?"); }
    return 0;
}
