// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static void made(id self, SEL selector) { NSLog(@"made %@", NSStringFromSelector(selector)); }
@interface Maker : NSObject
@end
@implementation Maker
+ (BOOL)resolveInstanceMethod:(SEL)selector {
  NSLog(@"asked for %@", NSStringFromSelector(selector));
  if (!sel_isEqual(selector, @selector(sing))) return [super resolveInstanceMethod:selector];
  return class_addMethod(self, selector, (IMP)made, "v@:");
}
@end
int main(void) {
  @autoreleasepool {
    Maker *maker = [[Maker new] autorelease];
    NSLog(@"%d", [maker respondsToSelector:@selector(sing)]);
    [maker performSelector:@selector(sing)];
    NSLog(@"%d", [Maker instancesRespondToSelector:@selector(dance)]);
  }
  return 0;
}
// expect: asked for sing
// expect: 1
// expect: made sing
// expect: asked for dance
// expect: 0
