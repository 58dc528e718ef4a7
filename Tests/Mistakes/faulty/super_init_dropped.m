// expect: M0804
// mode: mrc
#import <Foundation/Foundation.h>
@interface Point3 : NSObject { int x, y, z; }
@end
@implementation Point3
- (id)init {
    [super init];
    x = 1; y = 2; z = 3;
    return self;
}
@end
int main() { Point3 *p = [[Point3 alloc] init]; [p release]; return 0; }
