// mode: arc
#import <Foundation/Foundation.h>
@interface Button : NSObject
@property (copy) void (^tap)(void);
@property int n;
@end
@implementation Button
- (void)setUp { __weak typeof(self) weakSelf = self; self.tap = ^{ typeof(self) me = weakSelf; if (me) me.n++; }; }
@end
int main() { Button *b = [Button new]; [b setUp]; b.tap(); NSLog(@"%d", b.n); return 0; }
