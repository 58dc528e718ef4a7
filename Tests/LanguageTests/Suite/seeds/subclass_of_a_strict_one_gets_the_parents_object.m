// after seed 000, on subclassing: the parent asked first, so everybody has the parent's object
#import <Foundation/Foundation.h>
@interface Ledger : NSObject <NSCopying>
+ (Ledger *)mainLedger;
@end
@implementation Ledger
static Ledger *ledger_ = nil;
+ (Ledger *)mainLedger {
  if (ledger_ == nil) {
    ledger_ = [[super allocWithZone:NULL] init];
  }
  return ledger_;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self mainLedger] retain]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release {
}
- (id)autorelease { return self; }
@end
@interface Journal : Ledger
@end
@implementation Journal
@end
int main(void) {
  [Ledger mainLedger];
  id made[4] = {
    [Ledger mainLedger], [[Ledger alloc] init], [Journal mainLedger], [[Journal alloc] init]
  };
  for (int i = 0; i < 4; i++) NSLog(@"%@ %d", [made[i] class], made[i] == made[0]);
  // expect: Ledger 1
  // expect: Ledger 1
  // expect: Ledger 1
  // expect: Ledger 1
  return 0;
}
