#include <iostream>
#include <mutex>
#include <stdexcept>
std::once_flag flag;
int n = 0;
void init() { std::cout << "try " << ++n << "\n"; if (n < 3) throw std::runtime_error("fail"); }
struct Lazy {
  std::once_flag f;
  int v = 0;
  int get(int x) { std::call_once(f, [&] { if (x < 0) throw x; v = x; }); return v; }
};
int main() {
  for (int i = 0; i < 4; i++) {
    try { std::call_once(flag, init); std::cout << "ok\n"; }
    catch (std::exception &e) { std::cout << e.what() << "\n"; }
  }
  Lazy l;
  try { l.get(-1); }
  catch (int e) { std::cout << e << "\n"; }
  std::cout << l.get(5) << l.get(6) << "\n";
}
