// expect: M0831
// mode: arc
#import <Foundation/Foundation.h>
@interface Mirror : NSObject { id image; }
- (void)look;
@end
@implementation Mirror
- (void)look { image = self; }
@end
int main() { Mirror *m = [Mirror new]; [m look]; return 0; }
