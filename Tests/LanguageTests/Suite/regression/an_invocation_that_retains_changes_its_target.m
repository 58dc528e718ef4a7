// After retainArguments an invocation holds its target: a new one was put in its place without being retained, and
// released at the end.
// mode: arc
#import <Foundation/Foundation.h>
@interface Hand : NSObject
@end
@implementation Hand
- (void)wave:(NSString *)how { printf("wave %s\n", how.UTF8String); }
- (void)dealloc { printf("hand gone\n"); }
@end
int main() {
  @autoreleasepool {
    Hand *other = [Hand new];
    @autoreleasepool {
      NSInvocation *i = [NSInvocation
          invocationWithMethodSignature:[Hand instanceMethodSignatureForSelector:@selector(wave:)]];
      @autoreleasepool {
        NSString *how = @"twice";
        i.selector = @selector(wave:);
        Hand *first = [Hand new];
        i.target = first;
        [i setArgument:&how atIndex:2];
        [i retainArguments];
      }
      [i invoke];
      // expect: wave twice
      [i invokeWithTarget:other];
      // expect: hand gone
      // expect: wave twice
      printf("-\n");
      // expect: -
    }
    [other wave:@"still here"];
    // expect: wave still here
  }
  // expect: hand gone
  return 0;
}
