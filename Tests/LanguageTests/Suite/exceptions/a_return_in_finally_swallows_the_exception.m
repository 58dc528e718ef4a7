// mode: mrc
#import <Foundation/Foundation.h>
static int over(void) { @try { @throw @"lost"; } @finally { return 5; } }
int main(void) {
  printf("%d\n", over()); // expect: 5
  return 0;
}
