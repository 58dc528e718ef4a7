#include <iostream>
#include <stdexcept>
struct Res {
  static int open;
  Res() { ++open; }
  ~Res() { --open; }
  Res(const Res &) { ++open; }
};
int Res::open = 0;
template <class F> void attempt(const char *n, F f) {
  try { f(); std::cout << n << ": fine"; }
  catch (const std::exception &e) { std::cout << n << ": " << e.what(); }
  catch (...) { std::cout << n << ": ?"; }
  std::cout << " open=" << Res::open << "\n";
}
void nested() {
  try { Res r; throw std::runtime_error("inner"); }
  catch (std::exception &e) { Res s; throw std::logic_error(std::string("outer of ") + e.what()); }
}
int main() {
  attempt("a", [] { Res r; });
  attempt("b", [] { Res r[3]; throw std::range_error("rng"); });
  attempt("c", nested);
  attempt("d", [] { Res *p = new Res; throw 1; });
  attempt("e", [] { Res a; Res b = a; [b] { throw std::domain_error("dom"); }(); });
  int n = 0;
  attempt("f", [&n] { struct L { int &n; ~L() { n++; } } l{n}; throw std::bad_alloc(); });
  std::cout << n << "\n";
}
