// mode: arc
#import <Foundation/Foundation.h>
@interface Runner : NSObject { int n; }
- (void)go;
@end
@implementation Runner
- (void)each:(void (^)(int))b { for (int i = 0; i < 3; i++) b(i); }
- (void)go { [self each:^(int i) { self->n += i; }]; NSLog(@"%d", n); }
@end
int main() { [[Runner new] go]; return 0; }
