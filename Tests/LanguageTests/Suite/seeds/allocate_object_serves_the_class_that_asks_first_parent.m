// after seed 000, NSAllocateObject([self class], 0, NULL). It goes around allocWithZone:, so it
// makes one more object wherever it is called.
#import <Foundation/Foundation.h>
@interface Ledger : NSObject <NSCopying>
+ (Ledger *)mainLedger;
@end
@implementation Ledger
static Ledger *ledger_ = nil;
+ (Ledger *)mainLedger {
  if (ledger_ == nil) {
    ledger_ = [NSAllocateObject([self class], 0, NULL) init];
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
  id bypass = [NSAllocateObject([Ledger class], 0, NULL) init];
  NSLog(@"%@ %d", [bypass class], bypass == made[0]);  // expect: Ledger 0
  return 0;
}
