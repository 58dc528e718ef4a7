// mode: arc
#import <Foundation/Foundation.h>
@interface Loader : NSObject { int n; }
@property (copy) void (^done)(void);
@end
@implementation Loader
- (void)load { self.done = ^{ self->n++; }; self.done(); self.done = nil; }
@end
int main() { Loader *l = [Loader new]; [l load]; return 0; }
