// mode: mrc
#import <Foundation/Foundation.h>
@interface T : NSObject { id thing; }
@property (nonatomic, retain) id thing;
@end
@implementation T
@synthesize thing;
- (void)dealloc { self.thing = nil; [super dealloc]; }
@end
int main() { T *t = [[T alloc] init]; NSObject *o = [[NSObject alloc] init]; t.thing = o; [o release]; [t release]; return 0; }
