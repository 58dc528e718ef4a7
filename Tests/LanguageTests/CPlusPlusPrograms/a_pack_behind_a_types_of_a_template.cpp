#include <cstdio>
#include <utility>
template <class T> struct plain { typedef T type; };
template <class T> struct plain<T &> { typedef T type; };
template <class... A> struct sizes { static int sum() { return 0; } };
template <class T, class... A> struct sizes<T, A...> { static int sum() { return sizeof(T) + sizes<A...>::sum(); } };
template <class F, class... A> int go(F f, A &&...a) {
  typedef sizes<char, typename plain<A>::type...> all;
  f();
  return all::sum() + sizes<typename plain<A>::type *...>::sum();
}
int main() {
  int n = 1;
  printf("%d ", go([] { printf("a "); }));
  printf("%d ", go([] { printf("b "); }, n, 2.0));
  printf("%d\n", go([] { printf("c "); }, 'x'));
}
