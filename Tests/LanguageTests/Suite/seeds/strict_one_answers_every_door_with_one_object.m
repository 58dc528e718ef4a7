// after seed 000, listing 7-4, and seed 001, figure 2. The count is a 64-bit number; only through
// %u is it the 4,294,967,295 that the texts name.
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
int main(void) {
  Ledger *shared = [Ledger mainLedger];
  printf("alloc %d\n", [[Ledger alloc] init] == shared);  // expect: alloc 1
  printf("new %d\n", [Ledger new] == shared);  // expect: new 1
  printf("copy %d\n", [shared copy] == shared);  // expect: copy 1
  printf("zone %d\n", [[Ledger allocWithZone:NSDefaultMallocZone()] init] == shared);
  // expect: zone 1
  for (int time = 0; time < 4; time++) [shared release];
  NSUInteger count = [shared retainCount];
  printf("count %lu\n", (unsigned long)count);  // expect: count 18446744073709551615
  printf("as unsigned %u\n", (unsigned)count);  // expect: as unsigned 4294967295
  @try {
    [shared mutableCopy];
  } @catch (NSException *problem) {
    NSLog(@"%@", problem.name);  // expect: NSInvalidArgumentException
  }
  return 0;
}
