// expect: M0825
// mode: mrc
#import <Foundation/Foundation.h>
@interface Room : NSObject { NSObject *lamp; }
@property (nonatomic, assign) NSObject *lamp;
- (void)light;
@end
@implementation Room
@synthesize lamp;
- (void)light { NSLog(@"%lu", (unsigned long)[lamp hash]); }
@end
int main() {
    Room *r = [[Room alloc] init];
    NSObject *l = [[NSObject alloc] init];
    r.lamp = l;
    [l release];
    [r light];
    return 0;
}
