#include <iostream>
#include <utility>
#include <vector>

enum class [[nodiscard]] Kind { a };
int g([[maybe_unused]] int a, [[maybe_unused]] int b = 2) { return 1; }
void clear(int (&&a)[2]) { a[0] = 9; }
enum class Code : int { none };
struct Base { int x; };
struct Wide : Base { int y; };
struct Maker { std::vector<int> v; int a[3]; };
Maker make() { return {{1, 2}, {3, 4, 5}}; }
int main() {
  int n = 0, a[2] = {1, 2};
  for ([[maybe_unused]] int x : a) n++;
  auto l = [](int x, [[maybe_unused]] int y) { return x; };
  clear(std::move(a));
  Code c{7};
  Wide w{{1}, 2}, z{3, 4}, e{};
  for (int i : make().v) std::cout << i;
  for (int i : make().a) std::cout << i;
  std::vector<int> v{6, 7};
  for (int &i : std::move(v)) std::cout << i++;
  std::cout << n << g(1) << l(4, 5) << a[0] << (int)c << w.x << w.y << z.x << z.y << e.x + e.y << v[1] << "\n";
}
