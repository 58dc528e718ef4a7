#include <cstdio>
// Two templates are one only if their heads are alike: as many parameters, of the same kinds, named or not.
template <class T> int size(int x);
template <class, class> int size(int x) { return x + 2; }
template <class T> int size(int x) { return x + 1; }
template <class T> void show(int n) { std::printf("type %d\n", n); }
template <int N> void show(int n) { std::printf("number %d %d\n", N, n); }
template <bool B> void show(long n) { std::printf("bool %d %ld\n", B, n); }
template <class... T> int count() { return sizeof...(T); }
int main() {
  std::printf("%d %d\n", size<int>(1), size<int, char>(1));
  show<int>(1);
  show<7>(2);
  std::printf("%d\n", count<int, char, long>());
}
