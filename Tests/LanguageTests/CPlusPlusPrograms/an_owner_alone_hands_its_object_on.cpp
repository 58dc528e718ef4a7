#include <iostream>
#include <memory>
#include <string>
#include <utility>
struct A { std::string n; A(const std::string &n = "none") : n(n) { std::cout << "A(" << n << ")\n"; } virtual ~A() { std::cout << "~A(" << n << ")\n"; } virtual void hi() const { std::cout << "A " << n << "\n"; } };
struct B : A { int k; B(const std::string &n, int k) : A(n), k(k) { std::cout << "B\n"; } ~B() { std::cout << "~B\n"; } void hi() const override { std::cout << "B " << n << k << "\n"; } };
std::unique_ptr<A> make(bool b) { if (b) return std::make_unique<B>("made", 3); return std::make_unique<A>("plain"); }
void take(std::unique_ptr<A> a) { std::cout << "took " << a->n << "\n"; }
void look(const A &a) { a.hi(); }
struct Fn { void operator()(A *a) const { std::cout << "custom\n"; delete a; } };
void closer(A *a) { std::cout << "closer\n"; delete a; }
int main() {
  std::unique_ptr<A> a(new A("one"));
  std::unique_ptr<A> b = std::move(a);
  std::cout << (a ? "a" : "no a") << (a == nullptr) << (b != nullptr) << sizeof(a) << "\n";
  b->hi(); (*b).hi(); look(*b);
  b.reset(new A("two"));
  auto c = make(true); c->hi();
  take(std::move(c)); std::cout << !c << "\n";
  A *raw = b.release(); delete raw;
  auto d = std::make_unique<A>("d"); auto e = std::make_unique<A>("e");
  std::swap(d, e); d.swap(e); swap(d, e); std::cout << d->n << e->n << "\n";
  d = std::move(e);
  d = nullptr;
  std::unique_ptr<A, Fn> f(new A("f"));
  std::unique_ptr<A, void (*)(A *)> g(new A("g"), closer);
  std::unique_ptr<int[]> list(new int[3]); list[1] = 5; std::cout << list[1] << "\n";
  auto many = std::make_unique<int[]>(4); std::cout << many[2] << sizeof(f) << sizeof(g) << "\n";
  std::unique_ptr<const A> ca = std::make_unique<A>("const"); ca->hi();
  if (auto q = make(false)) q->hi();
  std::cout << "end\n";
}
