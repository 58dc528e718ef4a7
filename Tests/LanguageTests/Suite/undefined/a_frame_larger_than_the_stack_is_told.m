#import <Foundation/Foundation.h>
int main(void) {
  int numbers[3000000];
  numbers[0] = 1;  // expect runtime error: R0647
  return numbers[0];
}
