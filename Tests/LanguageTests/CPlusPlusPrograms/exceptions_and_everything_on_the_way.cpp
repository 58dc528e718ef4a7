#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
#include <functional>
struct L { std::string n; L(std::string s) : n(std::move(s)) { std::cout << "+" << n << " "; } L(const L &o) : n(o.n + "c") { std::cout << "+" << n << " "; } ~L() { std::cout << "-" << n << " "; } };
struct Base { L l{"base"}; Base(bool t) { if (t) throw std::logic_error("base failed"); } virtual ~Base() { std::cout << "~Base "; } };
struct Derived : Base { L m{"member"}; Derived(bool t) : Base(t) { std::cout << "Derived "; } ~Derived() { std::cout << "~Derived "; } };
struct Thrower { Thrower(int n) { if (n > 2) throw n; std::cout << "T" << n << " "; } ~Thrower() { std::cout << "~T "; } };
struct Three { Thrower a, b, c; Three(int x, int y, int z) : a(x), b(y), c(z) { std::cout << "Three "; } };
int value(const L &l, int n) { if (n == 0) throw std::invalid_argument("zero"); return 10 / n; }
std::string text(int n) { L l("text"); if (n < 0) throw std::out_of_range("negative"); return std::string(n, '*'); }
template <class F> void attempt(const char *name, F f) {
  std::cout << name << ": ";
  try { f(); std::cout << "fine\n"; }
  catch (const std::out_of_range &e) { std::cout << "range " << e.what() << "\n"; }
  catch (const std::logic_error &e) { std::cout << "logic " << e.what() << "\n"; }
  catch (const std::exception &e) { std::cout << "exception " << e.what() << "\n"; }
  catch (int n) { std::cout << "int " << n << "\n"; }
  catch (...) { std::cout << "other\n"; }
}
struct Guard { std::function<void()> f; ~Guard() { f(); } };
L make(int n) { L a("made"); if (n) throw n; return a; }
int main() {
  attempt("derived", [] { Derived d(false); });
  attempt("base throws", [] { Derived d(true); });
  attempt("new", [] { std::unique_ptr<Base> p(new Derived(true)); });
  attempt("shared", [] { auto p = std::make_shared<Derived>(true); });
  attempt("three", [] { Three t(1, 2, 1); });
  attempt("second", [] { Three t(1, 3, 1); });
  attempt("third", [] { Three *t = new Three(1, 2, 5); delete t; });
  attempt("argument", [] { std::cout << value(L("temp"), 0); });
  attempt("order", [] { std::cout << value(L("one"), 5) << value(L("two"), 0); });
  attempt("text", [] { std::cout << text(3) + text(-1); });
  attempt("vector", [] { std::vector<L> v; v.reserve(2); v.emplace_back("a"); v.emplace_back("b"); throw 4; });
  attempt("at", [] { std::vector<int> v(3); v.at(3) = 1; });
  attempt("unique", [] { std::vector<std::unique_ptr<L>> v; v.push_back(std::make_unique<L>("x")); throw 2.5; });
  attempt("guard", [] { int n = 1; Guard g{[&] { std::cout << "guard " << n << " "; }}; n = 2; throw n; });
  attempt("result", [] { L l = make(0); });
  attempt("no result", [] { L l = make(7); });
  attempt("array", [] { L list[2] = {L("p"), L("q")}; throw 1; });
  attempt("loop", [] { for (int i = 0;; i++) { L l(std::to_string(i)); if (i == 2) throw i; if (i == 0) continue; } });
  attempt("nested", [] { try { L l("inner"); throw 1; } catch (int) { L l("handler"); throw std::runtime_error("again"); } });
  attempt("rethrow", [] { try { L l("inner"); throw std::string("s"); } catch (const std::string &s) { std::cout << s << " "; throw; } });
  attempt("switch", [] { switch (2) { case 1: break; case 2: { L l("case"); throw 9; } } });
  attempt("conditional", [] { int n = 3; int m = n > 2 ? throw n : n; std::cout << m; });
  attempt("function", [] { std::function<int(int)> f = [](int n) { if (n) throw n; return n; }; std::cout << f(0) << f(3); });
  attempt("bind", [] { const L &r = L("bound"); throw 5; });
  std::cout << "end\n";
}
