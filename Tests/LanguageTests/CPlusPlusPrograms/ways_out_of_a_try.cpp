#include <cstdio>
struct G {
  const char *n;
  G(const char *n) : n(n) { printf("+%s ", n); }
  ~G() { printf("-%s ", n); }
};
int f(int k) {
  G a("a");
  for (int i = 0; i < 3; i++) {
    G l("l");
    try {
      G t("t");
      if (k == 0) return 1;
      if (k == 1 && i == 1) throw i;
      if (k == 2) continue;
      if (k == 3) break;
    }
    catch (int e) { G h("h"); if (e == 1) return 2; }
    G z("z");
  }
  return 3;
}
int main() {
  for (int k = 0; k < 5; k++) printf("= %d\n", f(k));
  auto l = [](int x) { G g("lam"); if (x) throw 'x'; return x; };
  try { l(0); l(1); }
  catch (char c) { printf("%c\n", c); }
  switch (3) {
    case 3:
    try { G s("sw"); throw 1; }
    catch (...) { printf("dots\n"); break; }
    default:
    printf("no\n");
  }
  do { try { throw 1L; } catch (int) { printf("int\n"); } catch (long v) { printf("long %ld\n", v); } }
  while (false);
}
