#include <iostream>
#include <thread>
int main() {
  std::thread t([] {});
  std::thread::id none;
  t.join();
  std::cout << none << (t.get_id() == none);
}
