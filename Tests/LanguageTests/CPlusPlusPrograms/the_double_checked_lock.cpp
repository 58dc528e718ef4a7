#include <iostream>
#include <mutex>
class Pool {
  static Pool *one;
  static std::mutex door;
  Pool() { std::cout << "made\n"; }
public:
  Pool(const Pool &) = delete;
  void operator=(const Pool &) = delete;
  static Pool *get() {
    if (one == nullptr) {
      std::unique_lock<std::mutex> lock(door);
      if (one == nullptr) one = new Pool();
    }
    return one;
  }
};
Pool *Pool::one;
std::mutex Pool::door;
int main() { std::cout << (Pool::get() == Pool::get()) << '\n'; }
