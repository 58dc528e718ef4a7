#include <stdio.h>
#define SHOW(e) printf("%s = %d\n", #e, e)
#define TEXT(x) #x
#define EXPANDED(x) TEXT(x)
#define LIMIT 10
int main(void) {
  SHOW(2 + 3);  // expect: 2 + 3 = 5
  printf("%s %s\n", TEXT(LIMIT), EXPANDED(LIMIT));  // expect: LIMIT 10
  printf("%s\n", TEXT("a\n"));  // expect: "a\n"
  return 0;
}
