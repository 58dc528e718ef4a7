#import <Foundation/Foundation.h>
int main(void) {
  int before[3] = {1, 2, 3}, after[3] = {4, 5, 6};
  int total = 0;
  for (int i = 0; i <= 3; i++) total += before[i];  // expect runtime error: R0638
  return total + after[0];
}
