#import <Foundation/Foundation.h>
int main(void) {
  char text[8];
  printf("%d\n", snprintf(text, 8, "%200000d", 1));  // expect: 200000
  printf("%d\n", snprintf(text, 8, "%*d", -100001, 1));  // expect: 100001
  printf("%d\n", snprintf(text, 8, "%.150000d", 1));  // expect: 150000
  printf("%d\n", snprintf(text, 8, "%.*s", 2000000000, "short"));  // expect: 5
  printf("%2000000000d\n", 1);  // expect runtime error: R0617
  return 0;
}
