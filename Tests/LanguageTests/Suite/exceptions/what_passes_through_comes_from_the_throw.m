// mode: arc
// Nobody catches it: it comes from where it was thrown, whatever it passes through on its way.
#import <Foundation/Foundation.h>
static id gate;
static void inner(void) {
  @synchronized (gate) {
    @try {
      @throw [NSException exceptionWithName:@"Late" reason:@"no ferry" userInfo:nil];  // expect runtime error: R0601
    } @catch (NSString *other) {
      puts("no");
    } @finally {
      puts("finally");
    }
  }
}
int main(void) {
  gate = [NSObject new];
  @try { inner(); }
  @catch (NSException *e) { @throw; }
  @finally { puts("main"); }
  return 0;
}
// expect: finally
// expect: main
