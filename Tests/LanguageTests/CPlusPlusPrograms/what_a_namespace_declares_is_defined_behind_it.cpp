#include <cstdio>
namespace n {
struct A { int v; };
extern int count;
int twice(int x);
int twice(A a);
bool operator==(const A &a, const A &b);
namespace inner { int deep(); }
}
int n::count = 3;
int n::twice(int x) { return x * count; }
int n::twice(A a) { return twice(a.v); }
bool n::operator==(const A &a, const A &b) { return a.v == b.v; }
int n::inner::deep() { return count + twice(1); }
int main() {
  printf("%d %d %d %d\n", n::twice(2), twice(n::A{5}), n::A{1} == n::A{1}, n::inner::deep());
}
