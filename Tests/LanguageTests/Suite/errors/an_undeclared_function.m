#import <Foundation/Foundation.h>
int main(void) {
  return frobnicate(3);  // expect error: E0302 call to undeclared function 'frobnicate'; ISO C99 and later do not support implicit function declarations
}
