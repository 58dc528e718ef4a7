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
    NSMutableDictionary *jobs = [[NSMutableDictionary alloc] init];
    Job *j = [[Job alloc] init];
    [jobs setObject:j forKey:@"first"];
    [j release];
    Job *first = [jobs objectForKey:@"first"];
    [jobs removeObjectForKey:@"first"];
    [first run];
    [jobs release];
    return 0;
}
