// mode: mrc
#import <Foundation/Foundation.h>
static void last(void) {
  puts("last");
  NSArray *none = [NSArray array];
  [none objectAtIndex:1]; // expect runtime error: R0601
}
int main(void) {
  atexit(last);
  return 0;
}
// expect: last
