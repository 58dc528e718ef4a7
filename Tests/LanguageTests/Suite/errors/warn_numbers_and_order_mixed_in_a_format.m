#import <Foundation/Foundation.h>
int main(void) {
  printf("%1$d %d\n", 7, 8);  // expect warning: W0307 cannot mix positional and non-positional arguments in format string
  return 0;
}
// expect: 7 7
