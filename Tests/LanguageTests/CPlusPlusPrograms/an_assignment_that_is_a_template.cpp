#include <cstdio>
template <class T> struct Box {
  T value;
  const char *by = "none";
  Box(T value) : value(value) {}
  Box(const Box &) = default;
  Box &operator=(const Box &o) { value = o.value; by = "copy"; return *this; }
  template <class U> Box &operator=(const Box<U> &o) { value = o.value; by = "other box"; return *this; }
  template <class U> Box &operator=(U &&o) { value = o; by = "value"; return *this; }
};
struct Plain {
  int n = 1;
  template <class T> Plain &operator=(T *other) { n = 7; return *this; }
};
int main() {
  Box<int> a(1);
  const Box<char> b('c');
  const Box<int> fixed(5);
  a = b;
  printf("%d %s ", a.value, a.by);
  a = fixed;
  printf("%d %s ", a.value, a.by);
  a = 3;
  printf("%d %s ", a.value, a.by);
  Plain p, q;
  p = &a;
  printf("%d ", p.n);
  p = q;
  printf("%d", p.n);
}
