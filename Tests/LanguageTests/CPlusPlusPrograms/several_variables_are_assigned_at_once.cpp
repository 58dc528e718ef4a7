#include <iostream>
#include <set>
#include <string>
#include <tuple>
#include <utility>
struct Cup {
  std::string name;
  Cup(std::string name = "") : name(name) {}
  Cup(const Cup &other) : name(other.name) { std::cout << "copy "; }
  Cup(Cup &&other) noexcept : name(std::move(other.name)) { std::cout << "move "; }
  Cup &operator=(const Cup &other) { name = other.name; std::cout << "assign "; return *this; }
  Cup &operator=(Cup &&other) noexcept { name = std::move(other.name); std::cout << "take "; return *this; }
};
std::pair<int, std::string> pair() { return {1, "one"}; }
std::tuple<long, const char *> tuple() { return std::make_tuple(2, "two"); }
template <class T> struct Place {
  T *at;
  template <class U> Place &operator=(const U &value) { *at = value; return *this; }
};
template <class T> Place<T> place(T &at) { return Place<T>{&at}; }
int main() {
  int number;
  std::string text;
  std::tie(number, text) = pair();
  std::cout << number << text << " ";
  std::tie(number, text) = tuple();
  std::cout << number << text << " ";
  std::tie(std::ignore, text) = pair();
  std::cout << number << text << "\n";
  std::set<int> numbers;
  bool isNew;
  std::set<int>::iterator found;
  std::tie(found, isNew) = numbers.insert(5);
  std::cout << *found << isNew;
  std::tie(std::ignore, isNew) = numbers.insert(5);
  std::cout << isNew << "\n";
  Cup a("a"), b("b");
  std::tie(a, b) = std::make_tuple(Cup("c"), b);
  std::cout << a.name << b.name << "\n";
  std::tie(a, b) = std::make_pair(Cup("d"), Cup("e"));
  std::cout << a.name << b.name << "\n";
  std::tuple<int, Cup> t(1, Cup("x"));
  t = std::make_tuple(2, Cup("y"));
  std::cout << std::get<1>(t).name << "\n";
  std::tuple<int, Cup> u = t;
  u = t;
  std::tuple<long, Cup> v(std::move(u));
  Cup taken = std::get<1>(std::move(v));
  Cup other = std::get<1>(std::make_pair(1, Cup("z")));
  std::cout << taken.name << other.name << "\n";
  int x = 1, y = 2;
  std::tie(x, y) = std::make_tuple(y, x);
  std::cout << x << y << "\n";
  place(x) = 7.5;
  std::cout << x << "\n";
}
