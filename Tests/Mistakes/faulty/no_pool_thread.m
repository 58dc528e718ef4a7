// expect: M0821
// mode: mrc
#import <Foundation/Foundation.h>
@interface Worker : NSObject
- (void)work:(id)arg;
@end
@implementation Worker
- (void)work:(id)arg { Worker *helper = [[[Worker alloc] init] autorelease]; NSLog(@"%d", helper != nil); }
@end
int main() {
    Worker *w = [[Worker alloc] init];
    [w work:nil];
    [w release];
    return 0;
}
