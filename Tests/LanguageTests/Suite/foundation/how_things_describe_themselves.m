// mode: arc
#import <Foundation/Foundation.h>
static void show(id object) { printf("%s\n", [[object description] UTF8String]); }
int main(void) {
  @autoreleasepool {
    unsigned char bytes[40];
    for (int i = 0; i < 40; i++) bytes[i] = 255 - i;
    show([NSData dataWithBytes:bytes length:24]);  // expect: {length = 24, bytes = 0xfffefdfcfbfaf9f8f7f6f5f4f3f2f1f0efeeedecebeae9e8}
    show([NSMutableData dataWithBytes:bytes length:40]);  // expect: {length = 40, bytes = 0xfffefdfc fbfaf9f8 f7f6f5f4 f3f2f1f0 ... dfdedddc dbdad9d8 }
    show([@[ @0.1, @0.7, @"0.1" ] valueForKeyPath:@"@sum.doubleValue"]);  // expect: 0.9
    show([@[ @-1.5, @1, @0.25 ] valueForKeyPath:@"@sum.self"]);  // expect: -0.25
    show([@[ @10, @20, @-3 ] valueForKeyPath:@"@avg.self"]);  // expect: 9
    show([@[ @1, @0, @0 ] valueForKeyPath:@"@avg.self"]);  // expect: 0.33333333333333333333333333333333333333
    show([@[ @5, @0, @0 ] valueForKeyPath:@"@avg.self"]);  // expect: 1.66666666666666666666666666666666666666
    show([@[ @200, @2, @0 ] valueForKeyPath:@"@avg.self"]);  // expect: 67.333333333333333333333333333333333333
    show([@[] valueForKeyPath:@"@sum.self"]);  // expect: 0
    printf("%g\n", [[@[ @1, @2 ] valueForKeyPath:@"@avg.self"] doubleValue]);  // expect: 1.5
    NSError *error = [NSError errorWithDomain:NSPOSIXErrorDomain code:13 userInfo:nil];
    show(error);  // expect: Error Domain=NSPOSIXErrorDomain Code=13 "Permission denied"
    show(error.localizedDescription);  // expect: The operation couldn’t be completed. Permission denied
    show([NSError errorWithDomain:@"Own" code:2 userInfo:nil]);  // expect: Error Domain=Own Code=2 "(null)"
    show([NSSortDescriptor sortDescriptorWithKey:@"size" ascending:NO selector:@selector(compare:)]);  // expect: (size, descending, compare:)
    NSString *note = [NSNotification notificationWithName:@"N" object:nil userInfo:@{ @"k" : @1 }].description;
    show([note substringFromIndex:[note rangeOfString:@"{"].location]);
    // expect: {name = N; userInfo = {
    // expect:     k = 1;
    // expect: }}
  }
  return 0;
}
