#include <cstdio>
#include <string>
#include <utility>
struct Loud { const char *n; Loud(const char *n) : n(n) { printf("(+%s)", n); } Loud(const Loud &o) : n(o.n) { printf("(c%s)", n); } Loud(Loud &&o) : n(o.n) { o.n = "moved"; printf("(m%s)", n); } ~Loud() { printf("(-%s)", n); } Loud &operator=(const Loud &o) { n = o.n; printf("(=%s)", n); return *this; } };
struct Node { int v; Node *next = nullptr; };
class Account { int balance = 0; static int total; public: int get() const { auto r = [this] { return balance; }; return r(); } void many(int n) { auto add = [this, n](int times) mutable { while (times-- > 0) { balance += n; total += n; n++; } }; add(3); } static int all() { return [] { return total; }(); } Account &chain(void (*f)(Account &)) { f(*this); return *this; } };
int Account::total = 0;
static int callTwice(int (*f)(int), int (*g)(int), int x) { return g(f(x)); }
static void visit(Node *n, void (*f)(int, void *), void *ctx) { for (; n; n = n->next) f(n->v, ctx); }
struct Compare { bool (*less)(int, int); }; static void sort(int *a, int n, Compare c) { for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (c.less(a[j], a[i])) { int t = a[i]; a[i] = a[j]; a[j] = t; } }
enum class Op { add, mul };
typedef int (*Bin)(int, int); static Bin choose(Op o) { switch (o) { case Op::add: return [](int a, int b) { return a + b; }; case Op::mul: return [](int a, int b) { return a * b; }; } return nullptr; }
int main() {
  printf("%d\n", callTwice([](int a) { return a + 1; }, [](int a) { return a * 10; }, 4));
  Node c{3}, b{2, &c}, a{1, &b}; int sum = 0; visit(&a, [](int v, void *p) { *static_cast<int *>(p) += v; }, &sum); printf("%d\n", sum);
  int arr[] = {3, 1, 2}; sort(arr, 3, Compare{[](int x, int y) { return x > y; }}); for (int x : arr) printf("%d ", x); printf("\n");
  printf("%d %d\n", choose(Op::add)(3, 4), choose(Op::mul)(3, 4));
  Account acc; acc.many(5); acc.chain([](Account &x) { x.many(1); }); printf("%d %d\n", acc.get(), Account::all());
  { Loud l("a"); auto f = [l]() { printf("[%s]", l.n); }; f(); auto g = std::move(f); g(); } printf("\n");
  { Loud l("b"); auto f = [l = std::move(l)]() mutable { l = Loud("c"); return l.n; }; printf("%s", f()); } printf("\n");
  { auto f = [](Loud x) { printf("[%s]", x.n); return x; }; Loud y = f(Loud("d")); f(y); } printf("\n");
  { auto f = [](const Loud &x) -> const Loud & { return x; }; const Loud &r = f(Loud("e")); (void)r; printf("after"); } printf("\n");
  { Loud l("f"); { auto f = [&l] { return Loud(l); }; Loud m = f(); printf("[%s]", m.n); } printf("."); } printf("\n");
  { for (int i = 0; i < 3; i++) { auto f = [i, s = std::string(i, 'x')] { return s + "!"; }; printf("%s ", f().c_str()); } } printf("\n");
  { int n = 0; auto inc = [&n] { return ++n; }; auto twice = [&inc] { inc(); return inc(); }; printf("%d %d\n", twice(), n); }
  { auto fact = [](int n) { int r = 1; for (int i = 2; i <= n; i++) r *= i; return r; }; printf("%d\n", fact(5)); }
  { int x = 1; auto f = [x]() mutable -> int & { return x; }; f()++; f() += 10; printf("%d %d\n", f(), x); }
  { const Loud k("k"); auto f = [k] { return k.n; }; printf("[%s]", f()); } printf("\n");
  { int data[2][2] = {{1, 2}, {3, 4}}; auto f = [data](int i, int j) { return data[i][j]; }; printf("%d %zu\n", f(1, 0), sizeof f); }
  { bool flag = true; char ch = 'z'; double d = 2.5; long long big = 1LL << 40; auto f = [=] { printf("%d %c %g %lld\n", flag, ch, d, big); }; f(); }
  { auto outer = [](int a) { struct Local { int v; int dbl() const { return v * 2; } }; Local l{a}; return l.dbl(); }; printf("%d\n", outer(21)); }
  return 0;
}
