#include <iostream>
#include <string>
#include <vector>
#include <functional>
class Event {
  using H = std::function<void(int)>;
  std::vector<std::pair<int, H>> hs;
  int next = 0;
public:
  class Sub {
    Event *e;
    int id;
  public:
    Sub(Event *e, int id) : e(e), id(id) {}
    Sub(Sub &&o) noexcept : e(o.e), id(o.id) { o.e = nullptr; }
    Sub(const Sub &) = delete;
    ~Sub() { if (e) e->off(id); }
  };
  Sub on(H h) { hs.emplace_back(next, std::move(h)); return Sub(this, next++); }
  void off(int id) {
    for (auto it = hs.begin(); it != hs.end(); ++it) if (it->first == id) {
      hs.erase(it);
      std::cout << "off " << id << "\n";
      return;
    }
  }
  void fire(int v) { for (auto &[id, h] : hs) h(v); }
};
int main() {
  Event e;
  auto a = e.on([](int v) { std::cout << "a" << v << "\n"; });
  { auto b = e.on([](int v) { std::cout << "b" << v << "\n"; }); e.fire(1); }
  e.fire(2);
}
