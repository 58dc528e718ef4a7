#include <cstdio>
#include <mutex>
struct Spin {
  int held = 0;
  void lock() { held++; printf("lock "); }
  bool try_lock() { printf("try "); return held++ == 0; }
  void unlock() { held--; printf("unlock "); }
};
std::mutex m;
int main() {
  Spin s, t;
  { std::lock_guard<Spin> g(s); printf("%d ", s.held); }
  { std::lock_guard g(s); }
  { std::unique_lock<Spin> u(s, std::defer_lock); u.lock(); printf("%d ", (int)u.owns_lock()); }
  { std::unique_lock u(s); std::unique_lock v(std::move(u)); printf("%d%d ", u.owns_lock(), v.mutex() == &s); }
  { std::scoped_lock both(s, t); printf("%d%d ", s.held, t.held); }
  { std::scoped_lock<Spin> one(t); }
  { std::scoped_lock none; }
  { std::lock_guard lock{m}; std::recursive_mutex r; std::scoped_lock two(r, s); }
  std::lock_guard<std::mutex> last(m);
  printf("%d\n", s.held);
}
