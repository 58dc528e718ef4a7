#include <iostream>
#include <memory>
#include <functional>
class Button {
  std::function<void()> cb;
public:
  void onClick(std::function<void()> f) { cb = std::move(f); }
  void click() { if (cb) cb(); else std::cout << "none\n"; }
};
class Window {
  Button b;
  int n = 0;
public:
  Window() { b.onClick([this] { n++; std::cout << "clicked " << n << "\n"; }); }
  Button &button() { return b; }
};
void free1() { std::cout << "free\n"; }
struct F {
  int k;
  void operator()() const { std::cout << "F" << k << "\n"; }
  int add(int x) const { return k + x; }
};
int main() {
  Window w;
  w.button().click();
  w.button().click();
  Button b;
  b.click();
  b.onClick(free1);
  b.click();
  b.onClick(F{5});
  b.click();
  b.onClick(nullptr);
  b.click();
  F f{7};
  std::function<int(int)> g = [&f](int x) { return f.add(x); };
  std::cout << g(3) << "\n";
  auto sp = std::make_shared<int>(4);
  std::function<int()> h = [sp] { return *sp; };
  std::cout << sp.use_count() << h() << "\n";
  h = nullptr;
  std::cout << sp.use_count() << "\n";
}
