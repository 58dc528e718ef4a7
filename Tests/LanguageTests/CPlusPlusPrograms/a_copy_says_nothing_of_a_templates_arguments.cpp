#include <cstdio>
#include <mutex>
template <class T = char> struct Box {
  T v;
  Box(T v) : v(v) {}
  Box(const Box &other) : v(other.v + 1) {}
};
int main() {
  Box b(3);
  Box c(b), d = c;
  std::mutex m;
  { std::scoped_lock one(m); }
  std::unique_lock u(m);
  std::unique_lock w(std::move(u));
  printf("%d %d %d %d\n", b.v, c.v, d.v, w.owns_lock());
}
