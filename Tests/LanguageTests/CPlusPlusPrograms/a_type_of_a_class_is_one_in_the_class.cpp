#include <cstdio>
template <class T> struct Row {
  typedef T *pointer;
  using value = T;
  struct Cell { value held; Cell *next; };
  T x;
  T get() const { return x; }
  pointer place() { return &x; }
  value *end();
  Cell cell() { Cell made = {x, nullptr}; return made; }
};
template <class T> typename Row<T>::value *Row<T>::end() { pointer at = &x; return (value *)at + 1; }
struct Base { typedef long count; enum kind { small, large }; };
struct Below : Base {
  count n = 3;
  kind k = large;
  count twice() const { return (count)n * 2; }
  count later() const;
};
Below::count Below::later() const { count made = (count)n * 3; return made; }
template <class T> void show(const Row<T> &pointer) { printf("%d\n", (int)pointer.get()); }
int plain(int pointer) { return (long)pointer + pointer * 2; }
struct Holder {
  int doubled() const { return (int)value * 2 + (count)(1); }
  int value = 4;
  int (count)(int by) const { return by + 1; }
};
int main() {
  Row<int> r;
  r.x = 5;
  show(r);
  int value = 7;
  printf("%d %d\n", (int)value * 2, plain(3));
  Row<int>::pointer p = r.place();
  Row<int>::Cell c = r.cell();
  printf("%d %d %d\n", *p, c.held, (int)(r.end() - p));
  Below b;
  Below::count count = b.twice();
  long kind = (count) * 2;
  printf("%ld %ld %ld %d\n", count, kind, b.later(), b.k == Base::large);
  for (int Cell = 0; Cell < 2; Cell++) printf("%d ", (Cell) - 1);
  auto add = [](int pointer, int value) { return (pointer) + (value); };
  printf("%d %d\n", add(1, 2), Holder().doubled());
}
