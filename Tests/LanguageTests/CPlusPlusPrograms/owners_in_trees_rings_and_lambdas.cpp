#include <iostream>
#include <memory>
struct Tree { int v; std::unique_ptr<Tree> left, right; Tree(int v) : v(v) {} ~Tree() { std::cout << "-" << v; } void add(int k) { auto &side = k < v ? left : right; if (side) side->add(k); else side = std::make_unique<Tree>(k); } void walk() const { if (left) left->walk(); std::cout << v << " "; if (right) right->walk(); } };
struct Parent; struct Child { std::weak_ptr<Parent> up; ~Child() { std::cout << "~Child\n"; } };
struct Parent { std::shared_ptr<Child> kid; ~Parent() { std::cout << "~Parent\n"; } };
struct Cyc { std::shared_ptr<Cyc> other; ~Cyc() { std::cout << "~Cyc\n"; } };
struct Obs { virtual void note(int n) = 0; virtual ~Obs() = default; };
struct Subject { std::weak_ptr<Obs> list[3]; int n = 0; void add(std::shared_ptr<Obs> o) { list[n++] = o; } void fire(int k) { for (auto &w : list) if (auto o = w.lock()) o->note(k); } };
struct Pr : Obs { const char *name; Pr(const char *n) : name(n) {} void note(int n) override { std::cout << name << n << "\n"; } };
template <class T> T *raw(const std::unique_ptr<T> &p) { return p.get(); }
template <class T> std::unique_ptr<T> clone(const std::unique_ptr<T> &p) { return p ? std::make_unique<T>(*p) : nullptr; }
struct V { int n; V(int n) : n(n) { std::cout << "V" << n << " "; } V(const V &o) : n(o.n) { std::cout << "copy "; } V(V &&o) : n(o.n) { o.n = 0; std::cout << "move "; } V &operator=(V &&o) { n = o.n; std::cout << "move= "; return *this; } V &operator=(const V &o) { n = o.n; std::cout << "copy= "; return *this; } ~V() { std::cout << "~V" << n << " "; } };
template <class T> void pass(T &&t) { V v(std::forward<T>(t)); }
std::unique_ptr<V> sink(std::unique_ptr<V> v) { v->n++; return v; }
std::shared_ptr<V> global = std::make_shared<V>(99);
int main() {
  Tree t(5); t.add(3); t.add(8); t.add(4); t.walk(); std::cout << "\n";
  { auto p = std::make_shared<Parent>(); p->kid = std::make_shared<Child>(); p->kid->up = p; std::cout << p.use_count() << p->kid.use_count() << "\n"; }
  { auto a = std::make_shared<Cyc>(); a->other = std::make_shared<Cyc>(); a->other->other = a; std::cout << a.use_count() << "\n"; a->other->other.reset(); }
  Subject s; { auto x = std::make_shared<Pr>("x"); s.add(x); auto y = std::make_shared<Pr>("y"); s.add(y); s.fire(1); } s.fire(2);
  auto v = std::make_unique<V>(1); auto w = clone(v); std::cout << raw(w)->n << "\n"; w = sink(std::move(w)); std::cout << w->n << (v ? 1 : 0) << "\n";
  V one(7); pass(one); pass(std::move(one)); pass(V(3)); std::cout << "\n";
  V x(1), y(2); std::swap(x, y); std::cout << x.n << y.n << "\n";
  std::unique_ptr<V> arr[2]; arr[0] = std::make_unique<V>(10); arr[1] = std::move(arr[0]); std::cout << (arr[0] == nullptr) << arr[1]->n << "\n";
  const auto c = std::make_shared<const V>(4); std::cout << c->n << (c != nullptr) << "\n";
  std::shared_ptr<void> any = std::make_shared<V>(6); any = nullptr; std::cout << "\n";
  auto f = [p = std::make_unique<V>(11)]() { return p->n; }; std::cout << f() << "\n";
  auto shared = std::make_shared<V>(12); auto g = [shared] { return shared.use_count(); }; std::cout << g() << shared.use_count() << "\n";
  bool b = shared && global; std::cout << b << !shared << (shared < global || global < shared) << "\nend\n";
}
