// mode: mrc
#import <Foundation/Foundation.h>
@interface T : NSObject
@end
@implementation T
@end
int main() { T *t = [T alloc]; printf("%d\n", t != nil); t = [t init]; [t release]; return 0; }
