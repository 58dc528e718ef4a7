#import <Foundation/Foundation.h>
int main(void) {
  int *p = NULL;
  for (int i = 0; i < 3; i++) {
    int inner = i;
    p = &inner;
    printf("%d\n", *p);  // expect: 0
    // expect: 1
    // expect: 2
  }
  return *p;  // expect runtime error: R0639
}
