#import <Foundation/Foundation.h>
int main(void) {
  int n = 1;
  char c = 2;
  return &n == &c;  // expect warning: W0301 comparison of distinct pointer types ('int *' and 'char *')
}
