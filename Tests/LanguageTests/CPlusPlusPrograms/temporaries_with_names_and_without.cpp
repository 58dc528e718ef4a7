#include <iostream>
class Temp {
public:
  Temp(const char *n) : n(n) { std::cout << "+" << n << "\n"; }
  ~Temp() { std::cout << "-" << n << "\n"; }
  const char *name() const { return n; }
private:
  const char *n;
};
Temp make(const char *n) { return Temp(n); }
const char *nameOf(const Temp &t) { return t.name(); }
int main() {
  std::cout << make("a").name() << "\n";
  const Temp &r = make("b");
  Temp &&rr = make("c");
  std::cout << nameOf(Temp("d")) << nameOf(make("e")) << "\n";
  bool b = Temp("f").name() && Temp("g").name();
  int n = true ? (Temp("h"), 1) : 2;
  { Temp x("x"); Temp y("y"); }
  for (Temp t("t"); n < 3; n++) Temp("in");
  auto l = [t = Temp("cap")] { return t.name(); };
  std::cout << l() << "\n";
}
