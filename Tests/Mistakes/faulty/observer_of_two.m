// expect: M0886
// mode: mrc
#import <Foundation/Foundation.h>
@interface Listener : NSObject { int heard; }
- (void)hear:(NSNotification *)n;
@end
@implementation Listener
- (void)hear:(NSNotification *)n { heard++; }
- (void)dealloc { NSLog(@"gone"); [super dealloc]; }
@end
int main() {
    @autoreleasepool {
        Listener *a = [[[Listener alloc] init] autorelease];
        Listener *b = [[Listener alloc] init];
        NSNotificationCenter *c = [NSNotificationCenter defaultCenter];
        [c addObserver:a selector:@selector(hear:) name:@"X" object:nil];
        [c addObserver:b selector:@selector(hear:) name:@"X" object:nil];
        [b release];
        [c postNotificationName:@"X" object:a];
    }
    return 0;
}
