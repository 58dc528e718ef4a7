#import <Foundation/Foundation.h>
int main(void) {
  int hash = 7;
  for (int i = 0; i < 1000; i++)
    hash = hash * 31;  // expect warning: W0401
  unsigned u = UINT_MAX;
  u++;
  printf("%d %u\n", hash, u);  // expect: 1292985607 0
  return 0;
}
