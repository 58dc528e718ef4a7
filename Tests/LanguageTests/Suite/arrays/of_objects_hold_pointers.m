#import <Foundation/Foundation.h>
int main(void) {
  id list[3] = {@"a", @"b"};
  list[2] = list[0];
  for (int i = 0; i < 3; i++) NSLog(@"%@", list[i]);
  // expect: a
  // expect: b
  // expect: a
  printf("%lu\n", sizeof list / sizeof *list);  // expect: 3
  return 0;
}
