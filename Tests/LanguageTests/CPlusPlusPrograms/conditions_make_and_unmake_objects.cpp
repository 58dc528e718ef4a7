#include <cstdio>
struct T {
  const char *n;
  T(const char *n) : n(n) { printf("+%s ", n); }
  ~T() { printf("-%s ", n); }
  operator bool() const { return true; }
};
T mk(const char *n) { return T(n); }
int f(const T &, const T &) { printf("f "); return 1; }
int main() {
  bool x = mk("a") ? true : false;
  printf("| ");
  if (mk("b")) printf("then ");
  printf("| ");
  for (T t("c"); t; ) { printf("body "); break; }
  printf("| ");
  printf("| ");
  int r = f(mk("e"), mk("f")) + f(mk("g"), T("h"));
  printf("| ");
  T arr[] = {mk("i"), "j"};
  printf("| ");
  const T &k = (mk("k"), mk("l"));
  printf("end ");
  return 0;
}
