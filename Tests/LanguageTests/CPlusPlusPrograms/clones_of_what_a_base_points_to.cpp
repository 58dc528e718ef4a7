#include <iostream>
#include <memory>
#include <vector>
struct Animal {
  virtual ~Animal() = default;
  virtual std::unique_ptr<Animal> clone() const = 0;
  virtual void speak() const = 0;
};
struct Dog : Animal {
  std::string n;
  Dog(std::string n) : n(std::move(n)) {}
  std::unique_ptr<Animal> clone() const override { return std::make_unique<Dog>(*this); }
  void speak() const override { std::cout << n << " woof\n"; }
};
struct Cat : Animal {
  std::unique_ptr<Animal> clone() const override { return std::make_unique<Cat>(); }
  void speak() const override { std::cout << "meow\n"; }
};
class Zoo {
  std::vector<std::unique_ptr<Animal>> v;
public:
  Zoo() = default;
  Zoo(const Zoo &o) { for (auto &a : o.v) v.push_back(a->clone()); }
  Zoo(Zoo &&) = default;
  Zoo &operator=(Zoo o) { std::swap(v, o.v); return *this; }
  void add(std::unique_ptr<Animal> a) { v.push_back(std::move(a)); }
  void all() const { for (const auto &a : v) a->speak(); }
  size_t n() const { return v.size(); }
};
int main() {
  Zoo z;
  z.add(std::make_unique<Dog>("rex"));
  z.add(std::make_unique<Cat>());
  Zoo y = z;
  y.add(std::make_unique<Dog>("bo"));
  y.all();
  z = y;
  std::cout << z.n() << "\n";
  Zoo w = std::move(y);
  std::cout << y.n() << w.n() << "\n";
}
