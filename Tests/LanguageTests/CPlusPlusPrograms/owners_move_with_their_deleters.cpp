#include <cstdio>
#include <memory>
#include <mutex>
void one(int *p) { std::printf("one %d\n", *p); delete p; }
void two(int *p) { std::printf("two %d\n", *p); delete p; }
struct Tag { int n; void operator()(int *p) const { std::printf("tag %d of %d\n", n, *p); delete p; } };
struct C { int v = 3; };
C &shared() { static std::once_flag f; static C *c; std::call_once(f, [] { c = new C; }); return *c; }
int main() {
  std::unique_ptr<int, void (*)(int *)> a(new int(1), one), b(new int(2), two);
  a = std::move(b);
  std::unique_ptr<int, Tag> c(new int(3), Tag{30}), d(new int(4), Tag{40});
  c.swap(d);
  std::unique_ptr<int, Tag> e(new int(5), Tag{50});
  e = std::move(c);
  std::mutex m;
  std::unique_lock<std::mutex> l(m, std::try_to_lock);
  if (l) std::printf("locked %d\n", shared().v);
}
