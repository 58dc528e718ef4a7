#include <iostream>
#include <optional>
#include <string>
struct Noted {
  int n;
  Noted(int n) : n(n) { std::cout << "+" << n << " "; }
  Noted(const Noted &o) : n(o.n) { std::cout << "c" << n << " "; }
  Noted(Noted &&o) : n(o.n) { std::cout << "m" << n << " "; }
  ~Noted() { std::cout << "-" << n << " "; }
};
std::optional<int> half(int n) {
  if (n % 2) return std::nullopt;
  return n / 2;
}
int main() {
  if (auto h = half(8)) std::cout << *h << h.value();
  std::cout << half(3).has_value() << half(3).value_or(-1) << (half(4) == 2) << (half(5) == std::nullopt) << "\n";
  std::optional<std::string> name;
  name = "one";
  name->append(" two");
  std::cout << *name << name->size();
  name.reset();
  std::cout << name.value_or("none") << "\n";
  {
    std::optional<Noted> a(Noted(1)), b;
    b.emplace(2);
    b = std::nullopt;
    auto c = a;
    std::optional<Noted> d = std::move(a);
    std::cout << a.has_value() << " ";
  }
  try {
    half(1).value();
  } catch (const std::bad_optional_access &e) {
    std::cout << e.what();
  }
}
