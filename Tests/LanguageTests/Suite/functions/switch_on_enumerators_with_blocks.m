#include <stdio.h>
enum Day { Mon, Tue, Wed, Sun = 6 };
static const char *kind(enum Day d) {
  switch (d) {
    case Mon:
    case Tue: {
      static int asked;
      asked++;
      return asked > 1 ? "work again" : "work";
    }
    case Sun: return "rest";
    default: break;
  }
  return "else";
}
int main(void) {
  printf("%s\n", kind(Mon));  // expect: work
  printf("%s\n", kind(Sun));  // expect: rest
  printf("%s\n", kind(Tue));  // expect: work again
  printf("%s\n", kind(Wed));  // expect: else
  return 0;
}
