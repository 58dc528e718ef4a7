// mode: mrc
#import <Foundation/Foundation.h>
@class C;
@interface A : NSObject
- (void)shut __attribute__((unavailable));
@end
void ask(C *c) { [c shut]; } // expect warning: W0304
@interface C : NSObject
- (void)shut;
@end
@implementation C
- (void)shut { printf("open\n"); }
@end
int main(void) {
  ask([C new]); // expect: open
  return 0;
}
