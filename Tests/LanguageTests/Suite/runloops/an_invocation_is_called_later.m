// mode: mrc
// An invocation keeps its target alive for the timer or the operation that calls it.
#import <Foundation/Foundation.h>
@interface Bell : NSObject
@end
@implementation Bell
- (void)ring:(NSString *)how { NSLog(@"ring %@", how); }
- (NSString *)name { return [NSString stringWithFormat:@"bell of %d", 7]; }
- (void)dealloc { NSLog(@"bell gone"); [super dealloc]; }
@end
static NSInvocation *call(id target, SEL selector) {
  NSInvocation *made =
      [NSInvocation invocationWithMethodSignature:[target methodSignatureForSelector:selector]];
  [made setTarget:target];
  [made setSelector:selector];
  return made;
}
int main(void) {
  @autoreleasepool {
    Bell *bell = [Bell new];
    NSString *how = [NSMutableString stringWithString:@"loud"];
    NSInvocation *ring = call(bell, @selector(ring:));
    [ring setArgument:&how atIndex:2];
    NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.01 invocation:ring repeats:NO];
    NSInvocationOperation *operation =
        [[NSInvocationOperation alloc] initWithInvocation:call(bell, @selector(name))];
    [bell release];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    // expect: ring loud
    NSLog(@"%d %d", [timer isValid], [[operation invocation] selector] == @selector(name));
    // expect: 0 1
    [operation start];
    NSLog(@"%@", [operation result]);
    // expect: bell of 7
    [operation release];
  }
  // expect: bell gone
  return 0;
}
