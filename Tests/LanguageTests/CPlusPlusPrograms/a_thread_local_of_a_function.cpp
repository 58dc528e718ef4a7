#include <cstdio>
#include <thread>
int start() { printf("start "); return 10; }
struct Counter { int n; Counter(int n) : n(n) {} };
int next() {
  thread_local int n = start();
  thread_local Counter c(5);
  static thread_local int plain;
  return ++n + ++c.n + ++plain;
}
int main() {
  printf("%d ", next());
  std::thread([] { printf("%d ", next()); }).join();
  printf("%d", next());
}
