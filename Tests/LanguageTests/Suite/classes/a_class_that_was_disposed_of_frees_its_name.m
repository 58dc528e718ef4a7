// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
int main(void) {
  @autoreleasepool {
    Class one = objc_allocateClassPair([NSObject class], "Guest", 0);
    objc_registerClassPair(one);
    NSLog(@"%d", NSClassFromString(@"Guest") == one);
    objc_disposeClassPair(one);
    NSLog(@"%d", objc_getClass("Guest") == Nil);
    Class two = objc_allocateClassPair([NSObject class], "Guest", 0);
    objc_registerClassPair(two);
    NSLog(@"%@ %d", [[[two new] autorelease] class], objc_lookUpClass("Guest") == two);
  }
  return 0;
}
// expect: 1
// expect: 1
// expect: Guest 1
