#include <atomic>
#include <cstdio>

using namespace std;

struct Meter {
  atomic<unsigned> count{5};
  atomic_bool on{false};
};

int main() {
  Meter m;
  m.count += 3;
  m.count--;
  unsigned expected = 6;
  bool swapped = m.count.compare_exchange_strong(expected, 20);
  printf("%d %u\n", swapped, expected);
  swapped = m.count.compare_exchange_weak(expected, 20, memory_order_relaxed);
  printf("%d %u\n", swapped, m.count.load());
  printf("%u %u\n", m.count.fetch_sub(1), m.count.fetch_add(10));
  m.on.store(true);
  if (m.on) printf("on\n");
  printf("%d %d\n", m.on.exchange(false) ? 1 : 0, m.on.load() ? 1 : 0);
  atomic<int> *heap = new atomic<int>(3);
  (*heap)++;
  printf("%d\n", heap->load());
  delete heap;
  return 0;
}
