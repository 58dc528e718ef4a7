// mode: arc
// after seed 004, V2 with an empty subclass, asked before its parent: now the parent is never made
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
@end
int main(void) {
  @autoreleasepool {
    [Branch mainBank];
    id made[] = {[Bank mainBank], [[Bank alloc] init], [Branch mainBank], [[Branch alloc] init]};
    for (int i = 0; i < 4; i++) NSLog(@"%@ %d", [made[i] class], made[i] == made[0]);
    // expect: Branch 1
    // expect: Branch 1
    // expect: Branch 1
    // expect: Branch 1
  }
  return 0;
}
