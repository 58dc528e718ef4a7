#import <Foundation/Foundation.h>
static int dispatch_once_demo(int *number) { return *number; }  // expect runtime error: R0637
int main(void) {
  int unset;
  // Its name is no mark: what it reads is a variable like any other.
  return dispatch_once_demo(&unset);
}
