// expect: M0886
// mode: mrc
#import <Foundation/Foundation.h>
@interface Listener : NSObject
- (void)heard:(NSNotification *)n;
@end
@implementation Listener
- (id)init {
    if ((self = [super init]))
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(heard:) name:@"Bell" object:nil];
    return self;
}
- (void)heard:(NSNotification *)n { NSLog(@"heard"); }
@end
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Listener *l = [[Listener alloc] init];
    [l release];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"Bell" object:nil];
    [pool drain];
    return 0;
}
