#import <Foundation/Foundation.h>
int main(void) {
  char *p = 5;  // expect error: E0308 incompatible integer to pointer conversion initializing 'char *' with an expression of type 'int'
  int n = p;  // expect error: E0308 incompatible pointer to integer conversion initializing 'int' with an expression of type 'char *'
  return n - 5;
}
