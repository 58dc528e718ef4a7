#include <iostream>
#include <string>
#include <type_traits>
#include <vector>
template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0> std::string kind(T) { return "whole"; }
template <class T, std::enable_if_t<std::is_floating_point<T>::value, int> = 0> std::string kind(T) { return "real"; }
template <class T, typename T::value_type * = nullptr> std::string kind(const T &) { return "container"; }
struct Meters {
  double value;
  template <class T, typename std::enable_if<std::is_arithmetic<T>::value>::type * = nullptr>
  explicit Meters(T value) : value(value) {}
  template <class T, std::enable_if_t<std::is_class<T>::value, bool> = true>
  Meters(const T &other) : value(other.meters()) {}
};
struct Road { double meters() const { return 2500; } };
int main() {
  std::cout << kind(1) << kind(2.5) << kind(std::string("x")) << kind(std::vector<int>()) << "\n";
  std::cout << Meters(3).value << Meters(Road()).value << "\n";
}
