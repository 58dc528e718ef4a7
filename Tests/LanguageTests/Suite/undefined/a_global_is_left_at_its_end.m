#import <Foundation/Foundation.h>
static char letters[4] = {'a', 'b', 'c', 'd'};
int main(void) {
  int n = 4;
  letters[n] = 0;  // expect runtime error: R0638
  return 0;
}
