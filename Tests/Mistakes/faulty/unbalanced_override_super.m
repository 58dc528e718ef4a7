// expect: M0820
// mode: mrc
#import <Foundation/Foundation.h>
@interface Rock : NSObject
@end
@implementation Rock
- (id)retain { return self; }
- (oneway void)release { [super release]; }
@end
int main() { Rock *r = [[Rock alloc] init]; [r release]; return 0; }
