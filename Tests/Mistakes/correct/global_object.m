// mode: mrc
#import <Foundation/Foundation.h>
@interface T : NSObject
@end
@implementation T
@end
T *global;
int main() { global = [[T alloc] init]; return 0; }
