// mode: arc
// after seed 004, V3 with a line in each init: one object, but its state is set again and again
#import <Foundation/Foundation.h>
@interface Bank : NSObject
+ (id)mainBank;
@end
static Bank *bank = nil;
@implementation Bank
+ (id)mainBank {
  @synchronized(self) {
    if (bank == nil) bank = [[super allocWithZone:NULL] init];
  }
  return bank;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == Bank.class) {
    return [self mainBank];
  }
  return [super allocWithZone:zone];
}
- (id)copyWithZone:(NSZone *)zone {
  return self;
}
- (instancetype)init {
  self = [super init];
  NSLog(@"%@: %s", [self class], __PRETTY_FUNCTION__);
  return self;
}
@end
@interface Branch : Bank
@end
@implementation Branch
+ (id)mainBank {
  static Branch *branch = nil;
  static dispatch_once_t opened;
  dispatch_once(&opened, ^{
    branch = [[super allocWithZone:NULL] init];
  });
  return branch;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == Branch.class) {
    return [self mainBank];
  }
  return [super allocWithZone:zone];
}
- (id)copyWithZone:(NSZone *)zone {
  return self;
}
- (instancetype)init {
  self = [super init];
  NSLog(@"%@: %s", [self class], __PRETTY_FUNCTION__);
  return self;
}
@end
int main(void) {
  @autoreleasepool {
    id one = [Bank mainBank];
    // expect: Bank: -[Bank init]
    NSLog(@"01 %@", [one class]);  // expect: 01 Bank
    id two = [[Bank alloc] init];
    // expect: Bank: -[Bank init]
    NSLog(@"02 %d", one == two);  // expect: 02 1
    one = [Branch mainBank];
    // expect: Branch: -[Bank init]
    // expect: Branch: -[Branch init]
    NSLog(@"11 %@", [one class]);  // expect: 11 Branch
    two = [[Branch alloc] init];
    // expect: Branch: -[Bank init]
    // expect: Branch: -[Branch init]
    NSLog(@"12 %d", one == two);  // expect: 12 1
  }
  return 0;
}
