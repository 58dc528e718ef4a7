#include <cstdio>
#include <utility>
struct X {
  X() { printf("X "); }
  X(const X &) { printf("copy "); }
  X(X &&) { printf("move "); }
  ~X() { printf("~X "); }
};
X named(X &&x) { return x; }
X moved(X &&x) { return std::move(x); }
X plain(X &x) { return x; }
int main() {
  X a;
  X b = named(std::move(a));
  X c = moved(X());
  X d = plain(a);
  printf("\n");
}
