// mode: arc
#import <Foundation/Foundation.h>
@interface C : NSObject { int n; }
- (int)next;
@end
@implementation C
- (int)next { @synchronized(self) { return ++n; } }
@end
int main() { C *c = [C new]; NSLog(@"%d", [c next]); return 0; }
