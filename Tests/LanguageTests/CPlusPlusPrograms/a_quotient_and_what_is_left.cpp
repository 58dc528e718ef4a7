#include <cstdio>
#include <cstdlib>
int main() {
  div_t d = div(-7, 2);
  std::ldiv_t l = std::ldiv(7000000000L, 3);
  auto m = std::div(7LL, 4LL);
  printf("%d %d %ld %ld %lld %lld", d.quot, d.rem, l.quot, l.rem, m.quot, m.rem);
}
