#import <Foundation/Foundation.h>
int main(void) {
  int smallest = -2147483647 - 1, minus = -1;
  return smallest / minus;  // expect runtime error: R0614
}
