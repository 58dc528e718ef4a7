#import <Foundation/Foundation.h>
int main(void) {
  int *p = NULL;
  printf("going\n");  // expect: going
  int n = *p;  // expect runtime error: R0607
  return n;  // expect exit: 70
}
