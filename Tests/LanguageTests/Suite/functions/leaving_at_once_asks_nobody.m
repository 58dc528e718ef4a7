// mode: mrc
#import <Foundation/Foundation.h>
static void last(void) { puts("never said"); }
__attribute__((destructor)) static void after(void) { puts("nor this"); }
@interface Flame : NSObject
@end
@implementation Flame
- (void)dealloc { puts("not put out"); [super dealloc]; }
@end
int main(void) {
  atexit(last);
  @autoreleasepool {
    [[Flame new] autorelease];
    puts("going");
    // expect: going
    fflush(stdout);
    _exit(3);
    // expect exit: 3
  }
}
