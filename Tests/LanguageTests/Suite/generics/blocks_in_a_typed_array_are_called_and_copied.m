// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSMutableArray<int (^)(int)> *steps = [NSMutableArray<int (^)(int)> new];
  for (int i = 1; i < 3; i++) [steps addObject:^(int x) { return x * 10 + i; }];
  steps[2] = ^(int x) { return x + (int)steps.count; };
  printf("%d %d %d\n", steps.firstObject(0), steps[1](1), steps.lastObject(4));
  // expect: 1 12 7
  return 0;
}
