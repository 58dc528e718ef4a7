#import <Foundation/Foundation.h>
static int down(int n) {
  return down(n + 1) + 1;  // expect runtime error: R0619
}
int main(void) { return down(0); }  // expect exit: 70
