#include <cstdio>
#include <string>
#include <utility>
struct N { int v; N(int v) : v(v) { printf("+%d ", v); } ~N() { printf("-%d ", v); } N(const N &o) : v(o.v) { printf("c%d ", v); } N(N &&o) : v(o.v) { o.v = 0; printf("m%d ", v); } };
struct Base { virtual int f() { return 1; } virtual ~Base() {} };
struct D : Base { int f() override { auto l = [this] { return Base::f() + 10; }; return l(); } int g() const { return [=] { return k; }(); } int k = 7; };
namespace ns { int z = 3; auto l = [] { return z; }; }
struct Timer { void (*tick)(int); void go() { tick(3); } };
struct WithField { int n = [] { return 42; }(); int m; WithField() : m([this] { return n + 1; }()) {} };
static int calls(int (*f)(), int d = [] { return 5; }()) { return f() + d; }
int main() {
  { N n(1); auto f = [n = std::move(n)] { return n.v; }; printf("| %d ", f()); auto g = std::move(f); printf("| "); } printf("\n");
  { N n(2); auto f = [&n](N o) -> N { o.v += n.v; return o; }; N r = f(N(3)); printf("| %d ", r.v); } printf("\n");
  { auto make = [](bool c) { if (c) { N a(4); return a; } N b(5); return b; }; N x = make(true); N y = make(false); } printf("\n");
  D d; printf("%d %d\n", d.f(), d.g());
  printf("%d\n", ns::l());
  Timer t; t.tick = [](int x) { printf("tick %d\n", x); }; t.go();
  WithField w; printf("%d %d\n", w.n, w.m);
  printf("%d\n", calls([] { return 1; }));
  int i = 0; auto inc = [&i]() -> int & { return ++i; }; inc() = 10; printf("%d\n", i);
  auto l1 = [i] { return [i] { return i * 2; }; }; printf("%d\n", l1()());
  const auto cl = [i](int q) mutable { return i += q; }; auto cl2 = cl; printf("%d %d\n", cl2(1), cl2(1));
  std::string s = "ab"; auto app = [&](char c) { s += c; return s.length(); }; app('c'); printf("%s %zu\n", s.c_str(), app('d'));
  int x = 1; { int x = 2; auto f = [x] { return x; }; printf("%d ", f()); } { auto f = [&] { int x = 5; return x; }; printf("%d %d\n", f(), x); }
  for (auto p = [](int n) { return n < 3; }; p(i); ) break;
  auto deep = [&] { return [&] { return [&] { return ++x; }(); }(); }; deep(); printf("%d\n", x);
  auto *pf = &inc; printf("%d\n", (*pf)());
  struct Local { int v; int get() { auto f = [this] { return v; }; return f(); } }; Local lo{9}; auto ul = [lo]() mutable { lo.v++; return lo.get(); }; printf("%d %d\n", ul(), lo.v);
  if (auto c = [] { return true; }; c()) printf("yes\n");
  void (*p)() = [] { static int n = 0; printf("s%d ", ++n); }; p(); p(); printf("\n");
  auto sw = [](int k) { switch (k) { case 1: return "one"; default: return "many"; } }; printf("%s %s\n", sw(1), sw(2));
  bool done = false; auto loop = [&done](int n) { while (true) { if (n-- == 0) { done = true; return; } } }; loop(3); printf("%d\n", done);
  auto cond = x > 1 ? +[](int a) { return a; } : +[](int a) { return -a; }; printf("%d\n", cond(4));
  return 0;
}
