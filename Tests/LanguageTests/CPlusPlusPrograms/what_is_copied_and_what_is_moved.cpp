#include <iostream>
#include <utility>
#include <vector>
struct Probe {
  static int c, m;
  Probe() {}
  Probe(const Probe &) { c++; }
  Probe(Probe &&) noexcept { m++; }
  Probe &operator=(const Probe &) { c++; return *this; }
  Probe &operator=(Probe &&) noexcept { m++; return *this; }
};
int Probe::c = 0, Probe::m = 0;
void show(const char *n) {
  std::cout << n << " c" << Probe::c << " m" << Probe::m << "\n";
  Probe::c = Probe::m = 0;
}
struct Agg { Probe a, b; };
Agg make() { Agg x; return x; }
Agg make2() { return {Probe(), Probe()}; }
template <class T> T id(T t) { return t; }
template <class T> T &&fwd(T &&t) { return std::forward<T>(t); }
int main() {
  Agg a = make();
  show("make");
  Agg b = make2();
  show("make2");
  Agg c = id(a);
  show("id lvalue");
  Agg d = id(std::move(a));
  show("id move");
  Agg e = fwd(make());
  show("fwd");
  std::vector<Probe> v(3);
  show("v(3)");
  v.push_back(Probe());
  show("push");
  std::vector<Probe> w{Probe(), Probe()};
  show("list");
  v = w;
  show("assign");
  v = std::move(w);
  show("move assign");
  auto l = [p = Probe()] { return p; };
  show("cap");
  Probe q = l();
  show("call");
  auto l2 = l;
  show("copy lambda");
  auto l3 = std::move(l);
  show("move lambda");
  std::pair<Probe, int> pr(Probe(), 1);
  show("pair");
  auto pr2 = std::make_pair(q, 2);
  show("make_pair");
  std::swap(a, b);
  show("swap");
  Probe arr[2] = {q, Probe()};
  show("arr");
  auto [x, y] = pr;
  show("binding");
  Agg f{q, std::move(q)};
  show("agg");
  Agg g = true ? a : b;
  show("cond");
  try { throw q; }
  catch (Probe &) { show("throw"); }
  try { throw Probe(); }
  catch (Probe p) { show("throw val"); }
}
