// expect: M0812
// mode: mrc
#import <Foundation/Foundation.h>
@interface Task : NSObject
@end
@implementation Task
@end
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Task *t = [[[Task alloc] init] autorelease];
    NSLog(@"%d", t != nil);
    [t release];
    [pool drain];
    return 0;
}
