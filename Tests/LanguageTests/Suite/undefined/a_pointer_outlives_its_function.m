#import <Foundation/Foundation.h>
static int *local(void) {
  int value = 5;
  int *p = &value;
  return p;
}
int main(void) {
  return *local();  // expect runtime error: R0611
}
