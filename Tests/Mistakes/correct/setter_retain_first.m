// mode: mrc
#import <Foundation/Foundation.h>
@interface Box : NSObject { id thing; }
- (void)setThing:(id)t;
@end
@implementation Box
- (void)setThing:(id)t { id old = thing; thing = [t retain]; [old release]; }
- (void)dealloc { [thing release]; [super dealloc]; }
@end
int main() { Box *b = [[Box alloc] init]; NSObject *o = [[NSObject alloc] init]; [b setThing:o]; [b setThing:o]; [o release]; [b release]; return 0; }
