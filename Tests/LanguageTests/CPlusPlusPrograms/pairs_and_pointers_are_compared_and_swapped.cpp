#include <iostream>
#include <memory>
#include <utility>
#include <string>
struct A : std::enable_shared_from_this<A> { int n; A(int n) : n(n) {} ~A() { std::cout << "~A" << n << " "; }
  std::weak_ptr<const A> look() const { return weak_from_this(); } };
int main() {
  std::pair<int, std::string> p(1, "a"), q(2, "b");
  p.swap(q); std::cout << p.first << p.second << q.first << q.second << "\n";
  std::swap(p, q); std::cout << p.first << p.second << "\n";
  std::cout << (p < q) << (p > q) << (p <= q) << (p >= q) << (p == q) << (p != q) << "\n";
  auto a = std::make_shared<A>(1), b = std::make_shared<A>(2), n = std::shared_ptr<A>();
  std::cout << (a == b) << (a != b) << ((a < b) != (b < a)) << ((a > b) == (b < a)) << ((a <= b) == !(b < a)) << ((a >= b) == !(a < b)) << (n == nullptr) << (nullptr != a) << (a > nullptr) << (n <= nullptr) << "\n";
  auto u = std::make_unique<int>(1), v = std::make_unique<int>(2);
  std::cout << (u == v) << ((u > v) == (v < u)) << ((u <= v) == !(v < u)) << ((u >= v) == !(u < v)) << (u > nullptr) << (u >= nullptr) << (nullptr < u) << "\n";
  int x[3] = {1, 2, 3}, y[3] = {4, 5, 6};
  std::swap(x, y); std::cout << x[0] << x[2] << y[1] << "\n";
  std::string s[2] = {"a", "b"}, t[2] = {"c", "d"}; std::swap(s, t); std::cout << s[0] << t[1] << "\n";
  std::cout << a->look().use_count() << a->look().lock()->n << a->weak_from_this().use_count() << "\n";
  std::shared_ptr<const A> c = a; std::cout << c->weak_from_this().lock()->n << " " << a.use_count() << c.use_count() << "\n";
  std::weak_ptr<A> w = a, w2; w2 = w; w.swap(w2); std::weak_ptr<A> w3 = std::move(w); std::cout << w.expired() << w2.use_count() << w3.use_count() << "\n";
  std::shared_ptr<int> part(a, &a->n); std::cout << *part << a.use_count() << (part.owner_before(a) || a.owner_before(part)) << "\n";
  std::unique_ptr<A, void (*)(A *)> d(new A(9), [](A *p) { std::cout << "deleting "; delete p; }); d.reset(); std::cout << "\n";
  std::shared_ptr<A> from = std::make_unique<A>(4); from.reset(new A(5)); std::cout << from->n << "\n";
  std::swap(a, b); std::cout << a->n << b->n << "\n";
}
