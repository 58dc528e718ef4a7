// mode: arc
#import <Foundation/Foundation.h>
@interface Sole : NSObject
- (instancetype)init __attribute__((unavailable));
- (void)part __attribute__((unavailable("not here")));
@end
@implementation Sole
- (void)part { NSLog(@"part"); }
@end
@interface Pair : Sole
@end
@implementation Pair
- (instancetype)init { return [super init]; }
- (void)part { ^{ [super part]; }(); }
@end
int main(void) {
  Pair *pair = [NSClassFromString(@"Pair") new];
  NSLog(@"%d", pair != nil);
  [(id)pair performSelector:NSSelectorFromString(@"part")];
  return 0;
}
// expect: 1
// expect: part
