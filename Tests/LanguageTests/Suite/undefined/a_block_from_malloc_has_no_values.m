#import <Foundation/Foundation.h>
int main(void) {
  long *p = malloc(2 * sizeof(long));
  p[1] = 5;
  printf("%ld\n", p[1]);  // expect: 5
  if (p[0] > 0) printf("?\n");  // expect runtime error: R0637
  return 0;
}
