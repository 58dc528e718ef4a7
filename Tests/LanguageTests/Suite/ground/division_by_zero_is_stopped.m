#import <Foundation/Foundation.h>
int main(void) {
  int zero = 0;
  printf("%.1f\n", 1.0 / 4);  // expect: 0.2
  return 5 / zero;  // expect runtime error: R0613
}
