// mode: mrc
#import <Foundation/Foundation.h>
@interface Early : NSObject
@end
@implementation Early
+ (void)load { [[[Early alloc] init] autorelease]; NSLog(@"loaded"); }
- (void)dealloc { NSLog(@"gone before main"); [super dealloc]; }
@end
int main(void) { NSLog(@"main"); return 0; }
// expect: loaded
// expect: gone before main
// expect: main
