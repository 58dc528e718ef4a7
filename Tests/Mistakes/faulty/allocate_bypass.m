// expect: M0859
// mode: mrc
#import <Foundation/Foundation.h>
@interface One : NSObject
+ (One *)one;
@end
static One *one;
@implementation One
+ (One *)one { if (!one) one = [[super allocWithZone:NULL] init]; return one; }
+ (id)allocWithZone:(NSZone *)zone { return [[self one] retain]; }
@end
int main() {
    One *a = [One one];
    One *b = [NSAllocateObject([One class], 0, nil) init];
    NSLog(@"%d", a == b);
    [b release];
    return 0;
}
