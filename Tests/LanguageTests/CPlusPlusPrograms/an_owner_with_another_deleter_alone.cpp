#include <cstdio>
#include <memory>
// Nobody has named unique_ptr<int> before: what its deleter is by default comes to be while the name is made.
struct Del { void operator()(int *p) const { std::printf("del %d\n", *p); delete p; } };
template <class T> struct First { T value; };
template <class T, class U = First<T>> struct Pair { T first; U second; };
int main() {
  std::unique_ptr<int, Del> p(new int(1));
  Pair<char, int> q{'a', 2};
  Pair<char> r{'b', {'c'}};
  std::printf("%d %c%d %c%c\n", *p, q.first, q.second, r.first, r.second.value);
}
