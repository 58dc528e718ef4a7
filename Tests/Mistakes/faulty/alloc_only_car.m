// expect: M0801
// mode: mrc
#import <Foundation/Foundation.h>
@interface Engine : NSObject { int power; }
- (int)power;
@end
@implementation Engine
- (id)init { self = [super init]; if (self) { power = 100; } return self; }
- (int)power { return power; }
@end
int main(int argc, const char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Engine *e = [Engine alloc];
    NSLog(@"power %d", [e power]);
    [e release];
    [pool drain];
    return 0;
}
