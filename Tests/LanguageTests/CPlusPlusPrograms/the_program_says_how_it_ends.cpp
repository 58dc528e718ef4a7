#include <cstdio>
#include <cstdlib>
#include <exception>
struct U { ~U() { printf("%d ", std::uncaught_exceptions()); } };
void last() { printf("last\n"); exit(3); }
int main() {
  try { U u; throw 1; }
  catch (int) { U u; }
  std::set_terminate(last);
  U never;
  throw 2;
}
