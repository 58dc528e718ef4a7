// mode: arc
// after seed 004, V3: only the class itself is redirected, so each class has its own object
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
@end
int main(void) {
  @autoreleasepool {
    id made[] = {[Bank mainBank], [[Bank alloc] init], [Branch mainBank], [[Branch alloc] init]};
    for (int i = 0; i < 4; i++) NSLog(@"%@ %d", [made[i] class], made[i] == made[0]);
    // expect: Bank 1
    // expect: Bank 1
    // expect: Branch 0
    // expect: Branch 0
    NSLog(@"%d", made[2] == made[3]);  // expect: 1
  }
  return 0;
}
