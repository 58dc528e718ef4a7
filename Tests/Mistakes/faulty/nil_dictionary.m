// expect: M0885
// mode: mrc
#import <Foundation/Foundation.h>
@interface Phone : NSObject { NSMutableDictionary *book; }
- (void)add:(NSString *)n number:(NSString *)s;
@end
@implementation Phone
- (void)add:(NSString *)n number:(NSString *)s { [book setObject:s forKey:n]; }
@end
int main() { Phone *p = [[Phone alloc] init]; [p add:@"Ann" number:@"1"]; [p release]; return 0; }
