// mode: mrc
#import <Foundation/Foundation.h>
static void inner(void) {
  for (NSString *line in [NSThread callStackSymbols]) {
    NSLog(@"%d %d", [line containsString:@" inner + "], [line containsString:@" main + "]);
  }
}
int main(void) {
  @autoreleasepool {
    inner();
    @try { [NSException raise:@"N" format:@"r"]; }
    @catch (NSException *e) { NSLog(@"%lu", (unsigned long)[[e callStackSymbols] count]); }
  }
  return 0;
}
// expect: 1 0
// expect: 0 1
// expect: 1
