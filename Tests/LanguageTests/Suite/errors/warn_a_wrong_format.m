#import <Foundation/Foundation.h>
int main(int argc, char **argv) {
  if (argc > 5) printf("%s\n", 5);  // expect warning: W0307 format specifies type 'char *' but the argument has type 'int'
  if (argc > 5) printf("%d\n", 5L);  // expect warning: W0307 format specifies type 'int' but the argument has type 'long'
  if (argc > 5) NSLog(@"%d", @"five");  // expect warning: W0307 format specifies type 'int' but the argument has type 'NSString *'
  return 0;
}
