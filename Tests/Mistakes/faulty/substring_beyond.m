// expect: M0884
// mode: arc
#import <Foundation/Foundation.h>
int main() { NSString *s = @"abc"; NSLog(@"%@", [s substringFromIndex:5]); return 0; }
