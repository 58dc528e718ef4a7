#include <atomic>
struct Counter {
  std::atomic<int> n{0};
};
int main() {
  Counter a;
  Counter b = a;
  return b.n;
}
