#include <cstdio>
#include <utility>
#include <vector>
template <class T> struct Box {
  T value;
  Box(T value) : value(value) {}
  template <class U> Box(T value, U more) : value(value + more) {}
};
template <class K, class V = int> class Entry {
  K key;
  V value;
public:
  Entry(const K &key, V value = 5) : key(key), value(value) {}
  int sum() const { return key + value; }
};
template <class... T> struct Count { Count(T... all) {} int n = sizeof...(T); };
Box global(2.5);
const Box other = 4;
int main() {
  Box b(3);
  Box c = b;
  Box d{4L, 2};
  auto *e = new Box('x');
  static Box f = 7;
  printf("%d %zu %ld %c %d %zu %zu %d ", c.value, sizeof(d), d.value, e->value, f.value, sizeof(global.value), sizeof(*e), other.value);
  delete e;
  Entry g(1, 2);
  Entry h(1);
  printf("%d %d %d %d ", g.sum(), h.sum(), Entry(3, 4).sum(), Count(1, 'a', 2.0).n);
  std::pair p(1, 2.5);
  std::vector v{1, 2, 3};
  std::vector w(2, 'c');
  std::vector u = v;
  printf("%d %.1f %zu %zu %c %d %zu\n", p.first, p.second, v.size(), w.size(), w[1], u[2], sizeof(std::pair('a', 'b')));
}
