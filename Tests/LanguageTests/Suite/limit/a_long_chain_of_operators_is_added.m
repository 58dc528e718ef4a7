#import <Foundation/Foundation.h>
#define A 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1
#define B A + A + A + A + A + A + A + A + A + A
#define C B + B + B + B + B + B + B + B + B + B
int main(void) {
  int one = 1;
  printf("%d\n", one + C + C + C);  // expect: 3001
  return 0;
}
