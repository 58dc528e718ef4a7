#include <cstdio>
template <class... A> struct Sum { int all() const { return 0; } };
template <class T, class... A> struct Sum<T, A...> : Sum<A...> {
  T first;
  Sum(const T &first, const A &...others) : Sum<A...>(others...), first(first) {}
  int all() const { return (int)first + Sum<A...>::all(); }
};
template <class T> struct Twice { T n; Twice() : Twice<T>(4) {} Twice(T n) : n(n) {} };
int main() {
  Sum<int, double, char> sum(1, 2.5, 'a');
  Twice<long> twice;
  printf("%d %ld", sum.all(), twice.n);
}
