#import <Foundation/Foundation.h>
int main(void) {
  printf("%2$s|%3$*1$d|%4$.*1$f|%2$s\n", 5, "five", 42, 3.14159);
  // expect: five|   42|3.14159|five
  NSLog(@"%1$@ %2$@ %1$@ %3$05d", @"a", @"b", 7);  // expect: a b a 00007
  return 0;
}
