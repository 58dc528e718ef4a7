// expect: M0809
// mode: mrc
#import <Foundation/Foundation.h>
@interface Maker : NSObject
- (NSMutableString *)greetingFor:(NSString *)who;
@end
@implementation Maker
- (NSMutableString *)greetingFor:(NSString *)who {
    NSMutableString *s = [[NSMutableString alloc] init];
    [s appendString:@"Hello "];
    [s appendString:who];
    return s;
}
@end
int main() {
    Maker *m = [[Maker alloc] init];
    NSLog(@"%@", [m greetingFor:@"Bob"]);
    [m release];
    return 0;
}
