// mode: mrc
// Of an object of any class that method is asked for which may be asked, if one class has it so.
#import <Foundation/Foundation.h>
@interface A : NSObject
- (void)closed __attribute__((unavailable("no")));
- (void)half __attribute__((unavailable));
+ (void)shut __attribute__((unavailable));
@end
@interface B : NSObject
- (void)half;
@end
@implementation A
- (void)closed {}
- (void)half {}
+ (void)shut {}
@end
@implementation B
- (void)half {}
@end
int main(void) {
  id a = [A new];
  Class c = [A class];
  [a half];
  [a closed]; // expect error: E0351 'closed' is unavailable: no
  [c shut];
  return 0;
}
