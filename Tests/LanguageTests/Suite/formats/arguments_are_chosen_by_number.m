#import <Foundation/Foundation.h>
int main(void) {
  NSLog(@"%2$@ %1$@", @"one", @"two");  // expect: two one
  printf("%2$s-%1$d\n", 5, "five");  // expect: five-5
  return 0;
}
