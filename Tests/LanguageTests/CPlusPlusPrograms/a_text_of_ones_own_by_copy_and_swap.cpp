#include <iostream>
struct Str {
  char *p;
  size_t n;
  static size_t len(const char *s) { size_t k = 0; while (s[k]) k++; return k; }
  Str(const char *s = "") : n(len(s)) {
    p = new char[n + 1];
    for (size_t i = 0; i <= n; i++) p[i] = s[i];
    std::cout << "make '" << p << "'\n";
  }
  Str(const Str &o) : Str(o.p) { std::cout << "copied\n"; }
  Str(Str &&o) : p(o.p), n(o.n) { o.p = nullptr; o.n = 0; std::cout << "moved\n"; }
  Str &operator=(Str o) { std::swap(p, o.p); std::swap(n, o.n); std::cout << "assigned\n"; return *this; }
  ~Str() { std::cout << "drop '" << (p ? p : "null") << "'\n"; delete[] p; }
  friend Str operator+(const Str &a, const Str &b) {
    char *t = new char[a.n + b.n + 1];
    size_t k = 0;
    for (size_t i = 0; i < a.n; i++) t[k++] = a.p[i];
    for (size_t i = 0; i <= b.n; i++) t[k++] = b.p[i];
    Str r(t);
    delete[] t;
    return r;
  }
};
int main() {
  Str a("ab"), b = "cd";
  Str c = a + b;
  c = a;
  c = Str("zz");
  c = std::move(b);
  Str d[2] = {"x", "y"};
  Str e = d[0] + d[1] + "!";
}
