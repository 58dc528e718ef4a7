// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject
- (void)go;
@end
@implementation T
- (void)go { NSLog(@"go"); }
@end
int main() { [[T new] performSelector:@selector(go)]; return 0; }
