#include <iostream>
#include <string>
template <typename T> T maximum(T a, T b) { return a < b ? b : a; }
template <typename T> T *find(T *list, int count, const T &wanted) {
  for (int i = 0; i < count; i++) if (list[i] == wanted) return &list[i];
  return nullptr;
}
template <typename T> struct Box { T value; Box(T v) : value(v) {} T get() const { return value; } template <typename U> U as() const { return (U)value; } };
template <typename T> T unbox(const Box<T> &b) { return b.get(); }
template <typename T, typename U = int> U convert(T t) { return (U)t; }
template <class T> T &instance() { static T it; return it; }
struct Logger { int n = 0; Logger() { std::cout << "logger\n"; } ~Logger() { std::cout << "~logger\n"; } };
struct Config { Config() { std::cout << "config\n"; } };
template <typename T> void show(T t) { std::cout << "template " << t << "\n"; }
void show(int t) { std::cout << "plain " << t << "\n"; }
template <typename T> void show(T *t) { std::cout << "pointer " << *t << "\n"; }
template <int N> int power(int b) { int r = 1; for (int i = 0; i < N; i++) r *= b; return r; }
template <typename T, int N> int length(T (&list)[N]) { return N; }
template <typename T> T sum(T a) { return a; }
template <typename T, typename... R> T sum(T a, R... rest) { return a + sum(rest...); }
template <class T, class... A> T *make(A &&...a) { std::cout << sizeof...(A) << " "; return new T(std::forward<A>(a)...); }
struct P { int x; std::string s; P(int x, const std::string &s) : x(x), s(s) {} };
template <typename T> T twice(T a) { return maximum(a, a) + a; }
template <typename T> int fact(T n) { return n < 2 ? 1 : n * fact(n - 1); }
template <typename T> auto add(T a, T b) { return a + b; }
int main() {
  std::cout << maximum(1, 2) << maximum(2.5, 1.5) << maximum<long>(1, 3L) << maximum(std::string("a"), std::string("b")) << "\n";
  int list[] = {3, 4, 5};
  std::cout << *find(list, 3, 4) << (find(list, 3, 9) == nullptr) << "\n";
  Box<int> b(7); Box<std::string> s(std::string("hi"));
  std::cout << unbox(b) << unbox(s) << b.as<double>() / 2 << convert(2.7) << convert<int, double>(3) << "\n";
  instance<Logger>().n++; instance<Logger>().n++; instance<Config>();
  std::cout << instance<Logger>().n << "\n";
  show(1); show(1.5); show("x"); int k = 5; show(&k); show<int>(3); show<>(4);
  std::cout << power<3>(2) << length(list) << sum(1, 2, 3, 4) << "\n";
  P *p = make<P>(3, "abc"); std::cout << p->x << p->s << "\n"; delete p;
  std::cout << twice(4) << fact(5) << add(1, 2) << add(1.5, 2.25) << "\n";
  int (*f)(int, int) = &maximum<int>;
  std::cout << f(3, 9) << "\n";
}
