#include <cstdio>
#include <string>
#include <mutex>
struct Loud { int n; Loud(int n) : n(n) { printf("+%d\n", n); } Loud(const Loud &o) : n(o.n + 100) { printf("copy %d\n", n); } ~Loud() { printf("-%d\n", n); } };
static int apply(int (*f)(int), int x) { return f(x); }
static int twice(int x) { return x * 2; }
class Counter {
  int count = 0;
  std::once_flag once;
public:
  void run() {
    auto bump = [this](int by) { count += by; };
    bump(3);
    auto all = [&] { count++; add(4); };
    all(); all();
    std::call_once(once, [this] { printf("once %d\n", count); });
    std::call_once(once, [&] { printf("twice?\n"); });
    [=] { count += 100; }();
    auto nested = [this] { auto in = [this] { return count; }; return in() + 1; };
    printf("%d %d\n", count, nested());
  }
  void add(int k) { count += k; }
  static int make() { auto f = [](int a, int b) { return a * b; }; return f(6, 7); }
};
static std::once_flag flag;
static auto global = [](int x) { return x + 1; };
int main() {
  int a = 1, b = 2; const int c = 10;
  auto byValue = [a, b] { return a + b; };
  auto byRef = [&a, b]() { a += b; return a; };
  auto mixed = [=, &b] { b += a + c; };
  a = 50;
  printf("%d %d\n", byValue(), byRef());
  mixed(); printf("%d %d\n", a, b);
  auto counter = [n = 0]() mutable { return ++n; };
  printf("%d", counter()); printf("%d", counter()); auto copy = counter; printf("%d", counter()); printf("%d\n", copy());
  printf("%d %d\n", apply([](int x) { return x * x; }, 7), apply(twice, 4));
  int (*fp)(int, int) = [](int x, int y) { return x - y; }; printf("%d\n", fp(9, 4));
  auto fp2 = +[](const char *s) { return s[0]; }; printf("%c\n", fp2("xyz"));
  { Loud l(1); auto f = [l] { return l.n; }; printf("made\n"); auto g = f; printf("%d %d\n", f(), g()); }
  { Loud l(2); auto f = [&l] { l.n = 5; }; f(); }
  std::string s = "hello"; auto shout = [s](const std::string &t) -> std::string { return s + " " + t; }; s = "changed"; printf("%s\n", shout("world").c_str());
  auto outer = [&](int x) { auto inner = [&](int y) { a += x + y; return a; }; return inner(1) + inner(2); };
  printf("%d\n", outer(10));
  auto rec = [](int n) -> double { if (n > 2) return 1; return 0.5; }; printf("%g\n", rec(1));
  int arr[3] = {1, 2, 3}; auto sum = [arr] { int t = 0; for (int v : arr) t += v; return t; }; arr[0] = 100; printf("%d %zu\n", sum(), sizeof(sum));
  [&arr] { arr[1] = 20; }(); printf("%d\n", arr[1]);
  auto ret = [](int k) { Loud l(k); return l; }; { Loud l = ret(30); printf("%d\n", l.n); }
  std::call_once(flag, [] { printf("first\n"); }); std::call_once(flag, [] { printf("second\n"); });
  std::call_once(flag, [&a] { a = 0; }); printf("%d\n", a);
  auto noret = [] {}; noret();
  printf("%d %d\n", global(4), Counter::make());
  Counter k; k.run();
  static int st = 4; auto useStatic = [] { return ++st; }; useStatic(); printf("%d\n", st);
  for (int i = 0; i < 2; i++) { auto f = [i](int m) { return i * m; }; printf("%d ", f(5)); } printf("\n");
  auto init = [x = a + 5, &r = b] { r = x; }; init(); printf("%d\n", b);
  bool (*cmp)(int, int) = nullptr; cmp = [](int p, int q) { return p < q; }; printf("%d\n", cmp(1, 2));
  return [] { return 0; }();
}
