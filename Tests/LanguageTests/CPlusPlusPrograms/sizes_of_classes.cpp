#include <cstdio>
struct Empty {};
struct One { char c; };
struct Virtual { virtual ~Virtual() {} };
struct Child : Virtual { int n; };
struct FromEmpty : Empty { int n; };
struct Mixed { char c; double d; int i; };
struct Static { static int n; int m; };
int main() {
  printf("%zu %zu %zu %zu %zu %zu %zu\n", sizeof(Empty), sizeof(One), sizeof(Virtual), sizeof(Child),
         sizeof(FromEmpty), sizeof(Mixed), sizeof(Static));
}
