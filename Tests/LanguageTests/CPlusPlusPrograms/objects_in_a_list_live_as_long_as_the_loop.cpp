#include <cstdio>
#include <string>
#include <initializer_list>
struct T {
  int n;
  T(int n) : n(n) { printf("+%d ", n); }
  T(const T &o) : n(o.n + 10) { printf("c%d ", n); }
  ~T() { printf("-%d ", n); }
};
int sum() {
  for (auto &e : {T(5), T(6)}) if (e.n == 5) return e.n;
  return 0;
}
int main() {
  for (auto &e : {T(1), T(2)}) printf("[%d] ", e.n);
  for (auto e : {T(3), T(4)}) { printf("[%d] ", e.n); break; }
  for (const auto &s : {std::string("a"), std::string("bc")}) printf("%s ", s.c_str());
  printf("%d\n", sum());
}
