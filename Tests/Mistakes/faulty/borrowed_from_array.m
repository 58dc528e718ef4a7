// expect: M0824
// mode: mrc
#import <Foundation/Foundation.h>
@interface Job : NSObject
- (void)run;
@end
@implementation Job
- (void)run { NSLog(@"run"); }
@end
int main() {
    NSMutableArray *queue = [[NSMutableArray alloc] init];
    Job *j = [[Job alloc] init];
    [queue addObject:j];
    [j release];
    Job *next = [queue objectAtIndex:0];
    [queue removeObjectAtIndex:0];
    [next run];
    [queue release];
    return 0;
}
