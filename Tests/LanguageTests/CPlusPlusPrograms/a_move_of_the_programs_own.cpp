#include <iostream>
#include <utility>
#include <string>
namespace game {
struct Board { int pos = 0; };
void move(Board &b) { b.pos = 100; }
}
int by(int (*move)(int)) { return move(3); }
struct Motor {
  int (*move)(int);
  int run() { return move(5); }
};
int triple(int x) { return 3 * x; }
int main() {
  game::Board b;
  move(b);
  std::cout << b.pos << " " << by(triple) << " " << Motor{triple}.run();
  auto move = [](int x) { return x * 4; };
  std::cout << " " << move(4);
  std::string s = "gone";
  std::string t = ::std::move(s);
  std::cout << " " << t << s.size() << "\n";
}
