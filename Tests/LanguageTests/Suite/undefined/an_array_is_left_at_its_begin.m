#import <Foundation/Foundation.h>
int main(void) {
  int a[3] = {1, 2, 3};
  int i = 0;
  return a[i - 1];  // expect runtime error: R0638
}
