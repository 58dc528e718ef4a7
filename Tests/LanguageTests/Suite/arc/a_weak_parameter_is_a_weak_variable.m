// mode: arc
#import <Foundation/Foundation.h>
static void look(__weak id a, NSObject *b) {
  NSLog(@"%d", a == b);
  a = b;
  NSLog(@"%d", a == b);
  b = nil;
  a = nil;
  NSLog(@"%@", a);
}
@interface Room : NSObject
@end
@implementation Room
- (void)lend:(__weak NSObject *)guest { guest = [NSObject new]; NSLog(@"%@", guest); }
@end
int main(void) {
  @autoreleasepool {
    NSObject *thing = [NSObject new];
    look(nil, thing);
    look(thing, thing);
    [[Room new] lend:thing];
    void (^block)(__weak id) = ^(__weak id x) { x = thing; NSLog(@"%d", x == thing); };
    block(nil);
  }
  return 0;
}
// expect: 0
// expect: 1
// expect: (null)
// expect: 1
// expect: 1
// expect: (null)
// expect: (null)
// expect: 1
