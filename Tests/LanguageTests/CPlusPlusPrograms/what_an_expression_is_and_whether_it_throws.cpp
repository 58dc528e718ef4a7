#include <cstdio>
#include <memory>
#include <string>
#include <utility>
struct Quiet {
  Quiet() noexcept {}
  Quiet(Quiet &&) noexcept {}
  Quiet(const Quiet &) {}
  ~Quiet() {}
  int get() const noexcept { return 1; }
};
struct Part { Quiet q; std::string s; };
int global = 3;
int &reference() { return global; }
int mayThrow() { return 1; }
int never() noexcept { return 1; }
template <class A, class B> auto sum(A a, B b) -> decltype(a + b) { return a + b; }
int main() {
  int x = 4;
  const int c = 5;
  int &r = x;
  decltype(x) y = x;
  decltype((x)) z = x;
  decltype(r) w = x;
  decltype(c + 1) k = 2;
  decltype(reference()) g = reference();
  decltype(std::move(x)) m = std::move(x);
  z = 7;
  g = 9;
  w++;
  k++;
  y++;
  m++;
  printf("%d %d %d %d\n", x, y, k, global);
  auto bye = [](int *p) { printf("bye %d\n", *p); delete p; };
  std::unique_ptr<int, decltype(bye)> p(new int(6), bye);
  printf("%g\n", sum(1, 2.5));
  Quiet q;
  Part part;
  printf("%d%d%d%d%d", noexcept(mayThrow()), noexcept(never()), noexcept(x + 1), noexcept(q.get()), noexcept(Quiet(q)));
  printf("%d%d%d%d%d\n", noexcept(Quiet(std::move(q))), noexcept(Part(std::move(part))), noexcept(Part(part)), noexcept(throw 1), noexcept(new int));
  static_assert(noexcept(never()), "");
  char room[sizeof(Part)];
  static_assert(sizeof(room) == sizeof(Part) && sizeof(int[3]) == 12, "");
  printf("%d\n", (int)(sizeof(room) - sizeof(Part)));
}
