#import <Foundation/Foundation.h>
int main(void) {
  while (1) malloc(1 << 20);  // expect runtime error: R0617
}
