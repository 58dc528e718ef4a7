// expect: M0872
// mode: arc
#import <Foundation/Foundation.h>
@interface Room : NSObject
@property (nonatomic, weak) NSObject *key;
- (void)enter;
@end
@implementation Room
- (void)enter { @synchronized(self.key) { NSLog(@"in"); } }
@end
int main() { Room *r = [Room new]; [r enter]; return 0; }
