#include <algorithm>
#include <cstdio>
struct Boat { int seats; };
int main() {
  auto fewer = [](const Boat &a, const Boat &b) { return a.seats < b.seats; };
  Boat a{4}, b{2};
  std::printf("%d %d\n", std::min(a, b, fewer).seats, std::max(a, b, fewer).seats);
  std::printf("%d\n", std::max(1, 2, [](int x, int y) { return x > y; }));
}
