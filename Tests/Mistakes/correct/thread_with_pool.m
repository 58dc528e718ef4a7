// mode: mrc
#import <Foundation/Foundation.h>
@interface W : NSObject
- (void)work:(id)x;
@end
@implementation W
- (void)work:(id)x { NSAutoreleasePool *p = [[NSAutoreleasePool alloc] init]; [NSMutableArray array]; [p drain]; }
@end
int main() { NSAutoreleasePool *p = [[NSAutoreleasePool alloc] init]; W *w = [[W alloc] init]; NSThread *t = [[NSThread alloc] initWithTarget:w selector:@selector(work:) object:nil]; [t start]; while (![t isFinished]) [NSThread sleepForTimeInterval:0.01]; [t release]; [w release]; [p drain]; return 0; }
