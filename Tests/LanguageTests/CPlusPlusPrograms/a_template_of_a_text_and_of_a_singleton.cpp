#include <iostream>
#include <string>
template <typename T> class Box {
  T v;
public:
  Box(T v) : v(v) {}
  T get() const { return v; }
  void set(const T &other) { v = other; }
};
template <typename T> class Singleton {
public:
  static T &instance() { static T one; return one; }
protected:
  Singleton() {}
};
class Config : public Singleton<Config> {
  friend class Singleton<Config>;
  Config() { std::cout << "made\n"; }
public:
  std::string name = "none";
};
int main() {
  Box<std::string> b("hi");
  Box<std::string> c = b;
  c.set("ho");
  std::cout << b.get() << c.get() << "\n";
  Config::instance().name = "x";
  std::cout << Config::instance().name << "\n";
  Box<int> n(4);
  std::cout << n.get() << "\n";
}
