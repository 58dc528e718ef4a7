// mode: mrc
#import <Foundation/Foundation.h>
@interface L : NSObject
- (void)hear:(NSNotification *)n;
@end
@implementation L
- (void)hear:(NSNotification *)n { NSLog(@"heard"); }
@end
int main() {
    @autoreleasepool {
        L *l = [[L alloc] init];
        NSNotificationCenter *c = [NSNotificationCenter defaultCenter];
        [c addObserver:l selector:@selector(hear:) name:@"K" object:nil];
        [c postNotificationName:@"K" object:nil];
        [l release];
        [c postNotificationName:@"K" object:nil];
    }
    return 0;
}
