#import <Foundation/Foundation.h>
int main(void) {
  char *s = "fixed";
  s[0] = 'm';  // expect runtime error: R0610
  return 0;
}
