// expect: M0846
// mode: arc
#import <Foundation/Foundation.h>
int main() {
    NSString *a = [@"ab" stringByAppendingString:@"cd"];
    NSString *b = [@"abc" stringByAppendingString:@"d"];
    if (a == b) { NSLog(@"same"); } else { NSLog(@"different"); }
    return 0;
}
