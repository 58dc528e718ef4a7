#import <Foundation/Foundation.h>
int main(void) {
  NSZone *z = NSCreateZone(4096, 16, YES);
  char *p = NSZoneMalloc(z, 10);
  p[0] = 'x';
  NSZoneFree(z, p);
  NSRecycleZone(z);
  printf("recycled\n");  // expect: recycled
  NSZoneMalloc(z, 10);  // expect runtime error: R0624
  return 0;
}
