#import <Foundation/Foundation.h>
int main(void) {
  int *p = (int *)0x123456789000;
  *p = 1;  // expect runtime error: R0612
  return 0;
}
