#import <Foundation/Foundation.h>
static int report(int n) {
  if (n) return n;
  printf("nothing\n");
}  // expect runtime error: R0627
int main(void) {
  report(0);  // expect: nothing
  int used = report(0);  // expect: nothing
  return used;
}
