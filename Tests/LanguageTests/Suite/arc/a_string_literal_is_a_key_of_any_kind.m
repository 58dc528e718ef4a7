// mode: arc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
int main(void) {
  @autoreleasepool {
    NSObject *host = [NSObject new];
    objc_setAssociatedObject(host, @"colour", @"red", OBJC_ASSOCIATION_RETAIN);
    NSLog(@"%@", objc_getAssociatedObject(host, @"colour"));
    const void *context = @"here";
    NSLog(@"%d", context == (const void *)@"here");
  }
  return 0;
}
// expect: red
// expect: 1
