// expect: M0843
// mode: mrc
#import <Foundation/Foundation.h>
@interface Hub : NSObject
@end
static Hub *hub;
@implementation Hub
+ (id)alloc { if (hub) return hub; hub = [super alloc]; return hub; }
@end
int main() { [[Hub alloc] init]; Hub *h = [[Hub alloc] init]; NSLog(@"%d", h != nil); return 0; }
