#import <Foundation/Foundation.h>
int main(void) {
  id wrong = (id)(long)0x600000;
  [wrong hash];  // expect runtime error: R0605
  return 0;
}
