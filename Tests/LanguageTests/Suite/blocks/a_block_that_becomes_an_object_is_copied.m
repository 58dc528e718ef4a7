// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSMutableArray *steps = [NSMutableArray array];
  for (int i = 0; i < 3; i++) {
    __block int mine = i * 10;
    [steps addObject:^{ return ++mine; }];
  }
  for (int (^step)(void) in steps) step();
  for (int (^step)(void) in steps) printf("%d.", step());
  printf("\n"); // expect: 2.12.22.
  return 0;
}
