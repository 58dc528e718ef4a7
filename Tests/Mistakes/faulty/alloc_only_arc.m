// expect: M0801
// mode: arc
#import <Foundation/Foundation.h>
@interface Account : NSObject
@property (nonatomic) double balance;
@end
@implementation Account
- (instancetype)init { if (self = [super init]) { _balance = 10; } return self; }
@end
int main() {
    @autoreleasepool {
        Account *account = [Account alloc];
        account.balance += 5;
        NSLog(@"%.2f", account.balance);
    }
    return 0;
}
