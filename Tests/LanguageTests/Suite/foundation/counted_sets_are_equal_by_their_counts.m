// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSCountedSet *two = [NSCountedSet setWithArray:@[ @"a", @"a" ]], *same = [two copy];
  NSCountedSet *one = [NSCountedSet setWithObject:@"a"];
  NSSet *plain = [NSSet setWithObject:@"a"];
  printf("%d %d\n", [two isEqual:same], [two isEqual:one]);  // expect: 1 0
  printf("%d %d\n", [one isEqual:plain], [plain isEqual:one]);  // expect: 1 1
  printf("%d %d\n", [two isEqual:plain], [plain isEqualToSet:two]);  // expect: 0 0
  return 0;
}
