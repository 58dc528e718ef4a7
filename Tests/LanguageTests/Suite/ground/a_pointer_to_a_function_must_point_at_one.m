#import <Foundation/Foundation.h>
int main(void) {
  int (*f)(void) = (int (*)(void))0x40;
  return f();  // expect runtime error: R0626
}
