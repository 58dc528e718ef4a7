#import <Foundation/Foundation.h>
static int last(int n) {
  int result;
  for (int i = 0; i < n; i++) result = i;
  return result;  // expect runtime error: R0637
}
int main(void) {
  printf("%d\n", last(3));  // expect: 2
  printf("%d\n", last(0));
  return 0;
}
