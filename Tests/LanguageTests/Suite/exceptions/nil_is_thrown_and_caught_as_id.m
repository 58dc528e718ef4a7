// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  @try {
    @try { @throw nil; }
    @catch (NSException *e) { NSLog(@"no exception"); }
    @finally { NSLog(@"finally"); }
  }
  @catch (id e) { NSLog(@"caught %@", e); }
  @try { id nothing = nil; @throw nothing; } @catch (...) { NSLog(@"anything"); }
  return 0;
}
// expect: finally
// expect: caught (null)
// expect: anything
