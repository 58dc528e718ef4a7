// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  float f = 1.5f; NSInteger n = -7; char *text = "hi";
  id boxes[] = { @1, @2UL, @'c', @YES, @(f), @(n), @2.5 };
  for (int i = 0; i < 7; i++) printf("%s", [boxes[i] objCType]);
  printf("\n"); // expect: iQccfqd
  printf("%s\n", [@(text) UTF8String]); // expect: hi
  return 0;
}
