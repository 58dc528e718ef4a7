// mode: arc
#import <Foundation/Foundation.h>
@interface M : NSObject
@property (nonatomic) int n;
@end
@implementation M
@end
@interface W : NSObject
@end
@implementation W
- (void)observeValueForKeyPath:(NSString *)k ofObject:(id)o change:(NSDictionary *)c context:(void *)x { NSLog(@"%@", k); }
@end
int main() { M *m = [M new]; W *w = [W new]; [m addObserver:w forKeyPath:@"n" options:0 context:NULL]; m.n = 4; [m removeObserver:w forKeyPath:@"n"]; return 0; }
