#import <Foundation/Foundation.h>
int main(void) {
  char name[32];
  printf("%s\n", name);  // expect runtime error: R0637
  return 0;
}
