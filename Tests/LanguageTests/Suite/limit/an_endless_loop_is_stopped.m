#import <Foundation/Foundation.h>
int main(void) {
  volatile int n = 0;
  for (;;) n = !n;  // expect runtime error: R0615
}  // expect exit: 70
