// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Helper : NSObject @end
@implementation Helper
- (int)add:(int)a to:(double)b { return a + (int)b; }
- (NSRange)range { return NSMakeRange(3, 4); }
@end
static int resolved(id self, SEL _cmd) { return 7; }
@interface NSObject (Known) - (int)seven; @end
@interface Front : NSObject @end
@implementation Front
+ (BOOL)resolveInstanceMethod:(SEL)s {
  if (s == @selector(seven)) return class_addMethod(self, s, (IMP)resolved, "i@:");
  return [super resolveInstanceMethod:s];
}
- (id)forwardingTargetForSelector:(SEL)s {
  return s == @selector(add:to:) ? [[Helper new] autorelease] : nil;
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)s {
  return [Helper instanceMethodSignatureForSelector:s];
}
- (void)forwardInvocation:(NSInvocation *)i {
  printf("%s as an object\n", sel_getName([i selector]));
  [i invokeWithTarget:[[Helper new] autorelease]];
}
@end
int main(void) {
  id f = [[Front new] autorelease];
  printf("%d\n", [f seven]);
  printf("%d\n", [f add:40 to:2.9]);
  NSRange r = [f range];
  printf("{%lu, %lu}\n", (unsigned long)r.location, (unsigned long)r.length);
  return 0;
}
// expect: 7
// expect: 42
// expect: range as an object
// expect: {3, 4}
