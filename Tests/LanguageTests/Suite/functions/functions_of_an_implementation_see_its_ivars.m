// mode: mrc
// What is written within an @implementation belongs to the class: its functions reach private and protected ivars.
@interface Account : NSObject {
  int _balance;
 @private
  int _secret;
}
+ (Account *)with:(int)balance;
@end
@implementation Account
static int total(Account *a, Account *b) { return a->_balance + b->_balance + a->_secret; }
+ (Account *)with:(int)balance {
  Account *made = [[self new] autorelease];
  made->_balance = balance;
  made->_secret = 100;
  return made;
}
static NSInteger byBalance(id a, id b, void *context) {
  int (^of)(Account *) = ^(Account *one) { return one->_balance; };
  return of(a) - of(b);
}
- (NSArray *)sorted:(NSArray *)all { return [all sortedArrayUsingFunction:byBalance context:NULL]; }
- (int)totalWith:(Account *)other { return total(self, other); }
- (NSString *)description { return [NSString stringWithFormat:@"%d", _balance]; }
@end
@interface Account (More)
- (int)double;
@end
@implementation Account (More)
static int twice(Account *account) { return account->_balance * 2; }
- (int)double { return twice(self); }
@end
int main(void) {
  @autoreleasepool {
    Account *a = [Account with:5], *b = [Account with:3];
    NSLog(@"%d %d", [a totalWith:b], [a double]);  // expect: 108 10
    NSLog(@"%@", [[a sorted:@[a, b]] componentsJoinedByString:@","]);  // expect: 3,5
  }
  return 0;
}
