// expect: M0842
// mode: mrc
#import <Foundation/Foundation.h>
@interface Money : NSObject <NSCopying> { int cents; }
@end
@implementation Money
- (id)copyWithZone:(NSZone *)z { NSLog(@"copy"); return self; }
@end
int main() {
    Money *m = [[Money alloc] init];
    [m retain];
    Money *n = [m copy];
    [n release];
    [m release];
    return 0;
}
