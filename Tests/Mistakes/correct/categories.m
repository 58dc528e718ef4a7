// mode: arc
#import <Foundation/Foundation.h>
@interface NSString (Loud)
- (NSString *)loud;
@end
@implementation NSString (Loud)
- (NSString *)loud { return [self.uppercaseString stringByAppendingString:@"!"]; }
@end
int main() { NSLog(@"%@", [@"hi" loud]); return 0; }
