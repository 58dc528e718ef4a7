// mode: arc
// after seed 004, V2 with every method again in the subclass: super's allocWithZone: sends
// mainBank to self, which is the child, while the child's dispatch_once is running
#import <Foundation/Foundation.h>
@interface Bank : NSObject
+ (id)mainBank;
@end
static Bank *bank = nil;
@implementation Bank
#pragma mark One bank
+ (id)mainBank {
  @synchronized(self) {
    if (bank == nil) bank = [[super allocWithZone:NULL] init];
  }
  return bank;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [self mainBank];
}
- (id)copyWithZone:(NSZone *)zone {
  return self;
}
@end
@interface Branch : Bank
@end
@implementation Branch
+ (id)mainBank {
  static Branch *branch = nil;
  static dispatch_once_t opened;
  dispatch_once(&opened, ^{  // expect runtime error: R0634 BUG IN CLIENT OF LIBDISPATCH
    branch = [[super allocWithZone:NULL] init];
  });
  return branch;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [self mainBank];
}
- (id)copyWithZone:(NSZone *)zone {
  return self;
}
@end
int main(void) {
  @autoreleasepool {
    NSLog(@"01 %@", [[Bank mainBank] class]);  // expect: 01 Bank
    NSLog(@"02 %@", [[[Bank alloc] init] class]);  // expect: 02 Bank
    NSLog(@"11 %@", [[Branch mainBank] class]);
    NSLog(@"12 %@", [[[Branch alloc] init] class]);
  }
  return 0;
}
