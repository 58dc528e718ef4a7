// expect: M0825
// mode: arc
#import <Foundation/Foundation.h>
@interface Owner : NSObject
- (void)ping;
@end
@implementation Owner
- (void)ping {}
@end
@interface Pet : NSObject
@property (nonatomic, unsafe_unretained) Owner *owner;
@end
@implementation Pet
@end
int main() {
    Pet *p = [[Pet alloc] init];
    @autoreleasepool { Owner *o = [[Owner alloc] init]; p.owner = o; }
    [p.owner ping];
    return 0;
}
