#import <Foundation/Foundation.h>
int main(void) {
  int a[4];
  a[0] = 1;
  printf("%d\n", a[0]);  // expect: 1
  printf("%d\n", a[2]);  // expect runtime error: R0637
  return 0;
}
