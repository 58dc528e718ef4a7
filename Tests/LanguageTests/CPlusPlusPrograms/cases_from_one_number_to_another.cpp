#include <cstdio>
const char *kind(int n) {
  switch (n) {
    case 0 ... 9: return "digit";
    case 'a' ... 'f': return "letter";
    case -5 ... -1: return "below";
    default: return "other";
  }
}
int main() { printf("%s %s %s %s", kind(9), kind('c'), kind(-5), kind(10)); }
