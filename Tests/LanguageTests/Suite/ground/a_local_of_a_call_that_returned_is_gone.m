#import <Foundation/Foundation.h>
static int *keep(int **to) {
  int local = 5;
  *to = &local;
  return *to;
}
int main(void) {
  int *p;
  keep(&p);
  return *p;  // expect runtime error: R0611
}
