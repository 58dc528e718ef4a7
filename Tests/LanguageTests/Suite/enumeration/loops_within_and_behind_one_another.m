// expect: 11 12 21 22 ; 5 6 7
// expect: 1 2 1 3 done
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    for (NSNumber *a in @[@10, @20]) {
      for (NSNumber *b in @[@1, @2]) printf("%d ", a.intValue + b.intValue);
    }
    printf("; ");
    for (NSNumber *c in @[@5, @6, @7]) printf(c.intValue == 7 ? "%d" : "%d ", c.intValue);
    printf("\n");
    NSMutableArray *many = [NSMutableArray array];
    for (int i = 0; i < 40; i++) [many addObject:@(i)];
    int sum = 0;
    for (NSNumber *a in many) {
      if (a.intValue == 30) break;
      for (NSNumber *b in many) {
        if (b.intValue > 20) continue;
        for (NSNumber *c in many) sum += c.intValue == a.intValue && b.intValue == 20;
      }
    }
    for (id x in @[@1, @2]) printf("%d ", [x intValue]);
    for (id x in @[@1, @3]) printf("%d ", [x intValue]);
    printf(sum == 30 ? "done\n" : "wrong\n");
  }
  return 0;
}
