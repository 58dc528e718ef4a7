#import <Foundation/Foundation.h>
static void fill(int *a, long *b, char *c) {
  *a = -1;
  *b = 1L << 40;
  *c = 'c';
}
int main(void) {
  int before = 5, a = 0;
  long b = 0;
  char c = 0, after = 'x';
  fill(&a, &b, &c);
  printf("%d %d %ld %c %c\n", before, a, b, c, after);  // expect: 5 -1 1099511627776 c x
  return 0;
}
