// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    id thing = [[NSObject new] autorelease];
    @try { [thing valueForKey:@"colour"]; }
    @catch (NSException *e) {
      NSLog(@"%@ %@ %d", e.name, e.userInfo[@"NSUnknownUserInfoKey"],
            e.userInfo[@"NSTargetObjectUserInfoKey"] == thing);
    }
    @try { [thing setValue:@1 forKey:@"size"]; }
    @catch (NSException *e) { NSLog(@"%@ %@", e.name, e.userInfo[@"NSUnknownUserInfoKey"]); }
  }
  return 0;
}
// expect: NSUnknownKeyException colour 1
// expect: NSUnknownKeyException size
