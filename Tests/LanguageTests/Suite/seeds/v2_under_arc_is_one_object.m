// mode: arc
// after seed 004, V2 rewritten for ARC
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
int main(void) {
  @autoreleasepool {
    id one = [Bank mainBank];
    NSLog(@"%d", one == [Bank mainBank]);  // expect: 1
    NSLog(@"%d", one == [[Bank alloc] init]);  // expect: 1
    NSLog(@"%d", one == [[Bank new] copy]);  // expect: 1
  }
  return 0;
}
