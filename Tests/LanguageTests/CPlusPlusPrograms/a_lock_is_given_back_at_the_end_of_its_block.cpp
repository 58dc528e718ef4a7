#include <iostream>
#include <mutex>
class Registry {
  static std::mutex door;
  static Registry *one;
  Registry() { std::cout << "made\n"; }
public:
  static Registry *shared() {
    std::lock_guard<std::mutex> guard(door);
    if (!one) one = new Registry;
    return one;
  }
};
std::mutex Registry::door;
Registry *Registry::one = nullptr;
std::once_flag flag;
void once() { std::cout << "once\n"; }
int main() {
  std::cout << (Registry::shared() == Registry::shared()) << '\n';
  std::call_once(flag, once);
  std::call_once(flag, once);
}
