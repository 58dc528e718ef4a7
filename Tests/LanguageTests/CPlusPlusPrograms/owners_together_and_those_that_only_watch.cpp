#include <iostream>
#include <memory>
#include <string>
struct Node : std::enable_shared_from_this<Node> { std::string n; std::shared_ptr<Node> next; std::weak_ptr<Node> prev; Node(std::string n) : n(n) { std::cout << "+" << n << "\n"; } ~Node() { std::cout << "-" << n << "\n"; } std::shared_ptr<Node> self() { return shared_from_this(); } };
struct Animal { virtual ~Animal() { std::cout << "~Animal\n"; } virtual const char *say() { return "?"; } };
struct Dog : Animal { ~Dog() { std::cout << "~Dog\n"; } const char *say() override { return "woof"; } int age = 4; };
class Single { Single() { std::cout << "single\n"; } public: static std::shared_ptr<Single> instance() { static std::shared_ptr<Single> it(new Single()); return it; } ~Single() { std::cout << "~single\n"; } };
void use(std::shared_ptr<Animal> a) { std::cout << a->say() << a.use_count() << "\n"; }
int main() {
  auto a = std::make_shared<Node>("a"); auto b = std::make_shared<Node>("b");
  a->next = b; b->prev = a;
  std::cout << a.use_count() << b.use_count() << b->prev.use_count() << "\n";
  if (auto p = b->prev.lock()) std::cout << p->n << p.use_count() << "\n";
  std::weak_ptr<Node> w = b;
  { auto s = a->self(); std::cout << s.use_count() << (s == a) << "\n"; }
  b.reset(); std::cout << w.expired() << w.use_count() << (b == nullptr) << "\n";
  a = nullptr; std::cout << w.expired() << (w.lock() == nullptr) << "\n";
  std::shared_ptr<Dog> d = std::make_shared<Dog>(); use(d); std::shared_ptr<Animal> an = d; use(an); use(std::move(an)); std::cout << (an ? 1 : 0) << d.use_count() << "\n";
  an = d; auto back = std::dynamic_pointer_cast<Dog>(an); std::cout << back->age << std::static_pointer_cast<Dog>(an)->age << back.use_count() << "\n";
  std::shared_ptr<Animal> other(new Dog, [](Dog *d) { std::cout << "deleter\n"; delete d; });
  other.reset(new Animal); std::cout << other.unique() << "\n";
  std::shared_ptr<Animal> fromUnique = std::make_unique<Dog>(); std::cout << fromUnique->say() << "\n";
  Single::instance(); std::cout << Single::instance().use_count() << sizeof(d) << sizeof(w) << "\n";
  std::shared_ptr<int> n = std::make_shared<int>(5); *n += 2; std::cout << *n << "\n";
  std::shared_ptr<int> m(n); m.swap(n); std::cout << (m == n) << (m.get() == n.get()) << "\n";
  std::cout << "end\n";
}
