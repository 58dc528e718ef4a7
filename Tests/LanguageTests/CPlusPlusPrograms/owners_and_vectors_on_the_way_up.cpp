#include <cstdio>
#include <memory>
#include <vector>
#include <string>
struct T {
  int v;
  T(int v) : v(v) { printf("+%d ", v); }
  T(T &&o) noexcept : v(o.v) { o.v = 0; printf("m%d ", v); }
  T(const T &o) : v(o.v) { printf("c%d ", v); if (v == 13) throw 13; }
  ~T() { printf("-%d ", v); }
};
void boom(T t) { throw t.v; }
T make(int v) { T t(v); if (v == 7) throw v; return t; }
int depth(int n) { T t(n); if (n == 0) throw 0; return depth(n - 1) + 1; }
int main() {
  try { boom(T(1)); }
  catch (int e) { printf("c%d\n", e); }
  try { T a(2), b = make(7); }
  catch (int e) { printf("c%d\n", e); }
  try { depth(3); }
  catch (int) { printf("c\n"); }
  try { std::vector<T> v; v.emplace_back(13); v.push_back(T(5)); std::vector<T> w = v; }
  catch (int) { printf("c\n"); }
  try {
    std::vector<std::unique_ptr<T>> v;
    v.push_back(std::make_unique<T>(1));
    v.push_back(std::make_unique<T>(2));
    throw 1;
  }
  catch (int) { printf("c\n"); }
  try { auto p = std::make_shared<T>(3); auto q = p; T x = *q; throw p; }
  catch (std::shared_ptr<T> s) { printf("sp%d %ld\n", s->v, s.use_count()); }
  printf("\n");
  try { std::string s(20, 'a'); T t(9); throw s + "b"; }
  catch (const std::string &s) { printf("%s\n", s.c_str()); }
}
