#include <iostream>
#include <utility>
struct T {
  int n;
  T(int n) : n(n) { std::cout << "+" << n << " "; }
  T(T &&o) : n(o.n + 1000) { std::cout << "m" << n << " "; }
  ~T() { std::cout << "-" << n << " "; }
};
struct Two {
  T a, b;
  Two(T a, T b) : a(std::move(a)), b(std::move(b)) {}
};
T made() { return std::move(T(1)); }
void take(T t) { std::cout << "took " << t.n << " "; }
const T &same(const T &t) { return t; }
struct Holder { const T &t; };
struct H { const T &t; };
template <class X> X passed(X &&x) { return std::forward<X>(x); }
int main() {
  { T w = std::move(T(3)); std::cout << "\n"; }
  std::cout << "\n";
  { take(std::move(T(4))); std::cout << "\n"; }
  { Two p(std::move(T(5)), T(6)); std::cout << "\n"; }
  std::cout << "\n";
  { T t = made(); std::cout << "\n"; }
  std::cout << "\n";
  { T *t = new T(std::move(T(7))); delete t; std::cout << "\n"; }
  { T t = passed(T(8)); std::cout << "\n"; }
  std::cout << "\n";
  { H h{same(T(10))}; std::cout << "gone\n"; }
  { using std::move; T a(11); T b = move<T &>(a); std::cout << "\n"; }
  std::cout << "\n";
}
