#include <iostream>
#include <memory>
// pieces that beginners write
template <typename T> class SmartPtr { T *ptr; public: explicit SmartPtr(T *p = nullptr) { ptr = p; } ~SmartPtr() { delete ptr; } SmartPtr(const SmartPtr &) = delete; SmartPtr &operator=(const SmartPtr &) = delete; SmartPtr(SmartPtr &&other) : ptr(other.ptr) { other.ptr = nullptr; } T &operator*() { return *ptr; } T *operator->() { return ptr; } };
template <typename T> class RefCounted { T *ptr; int *count; void release() { if (--*count == 0) { delete ptr; delete count; std::cout << "freed\n"; } } public: RefCounted(T *p) : ptr(p), count(new int(1)) {} RefCounted(const RefCounted &o) : ptr(o.ptr), count(o.count) { ++*count; } RefCounted &operator=(const RefCounted &o) { if (ptr != o.ptr) { release(); ptr = o.ptr; count = o.count; ++*count; } return *this; } ~RefCounted() { release(); } int uses() const { return *count; } T *operator->() const { return ptr; } };
template <typename T> class Singleton { static Singleton *inst; T data; Singleton() : data() { std::cout << "created\n"; } public: static Singleton *getInstance() { if (inst == nullptr) inst = new Singleton(); return inst; } T get() { return data; } void set(T d) { data = d; } static void destroy() { delete inst; inst = nullptr; } };
template <typename T> Singleton<T> *Singleton<T>::inst = nullptr;
template <typename T, size_t N> class FixedArray { T data[N]; public: FixedArray() : data() {} T &operator[](size_t i) { return data[i]; } size_t size() const { return N; } T *begin() { return data; } T *end() { return data + N; } };
template <typename Key, typename Value> class Registry { public: static Registry &instance() { static Registry r; return r; } void add(Key k, Value v) { keys[n] = k; values[n++] = v; } Value *find(Key k) { for (int i = 0; i < n; ++i) if (keys[i] == k) return &values[i]; return nullptr; } Registry(const Registry &) = delete; void operator=(const Registry &) = delete; private: Registry() : n(0) { std::cout << "registry\n"; } ~Registry() { std::cout << "~registry\n"; } Key keys[10]; Value values[10]; int n; };
class Base { public: virtual void f() const { std::cout << "Base\n"; } virtual ~Base() {} };
class D1 : public Base { void f() const override { std::cout << "D1\n"; } };
template <class T, class... Args> std::shared_ptr<Base> create(Args... args) { return std::make_shared<T>(args...); }
template <class T> void describe(const std::shared_ptr<T> &p, const char *name) { std::cout << name << ": " << p.use_count() << std::endl; }
template <class T> struct Guard { T &r; explicit Guard(T &r) : r(r) { r.enter(); } ~Guard() { r.leave(); } };
struct Room { int in = 0; void enter() { std::cout << "enter " << ++in << "\n"; } void leave() { std::cout << "leave " << in-- << "\n"; } };
class Factory { public: static std::unique_ptr<Base> make(int k) { switch (k) { case 0: return std::make_unique<Base>(); default: return std::make_unique<D1>(); } } };
struct Meyers { static Meyers &get() { static std::unique_ptr<Meyers> p(new Meyers); return *p; } ~Meyers() { std::cout << "~Meyers\n"; } private: Meyers() {} };
int main() {
  SmartPtr<int> sp(new int(5)); std::cout << *sp << "\n"; SmartPtr<int> sp2(std::move(sp)); *sp2 = 6; std::cout << *sp2 << "\n";
  { RefCounted<Room> a(new Room); { RefCounted<Room> b = a; std::cout << a.uses() << b->in << "\n"; } RefCounted<Room> c(new Room); c = a; std::cout << c.uses() << "\n"; }
  Singleton<int>::getInstance()->set(42); std::cout << Singleton<int>::getInstance()->get() << "\n"; Singleton<double>::getInstance()->set(1.5); Singleton<int>::destroy(); Singleton<double>::destroy();
  FixedArray<int, 5> fa; fa[1] = 3; for (int &x : fa) x += 1; for (auto x : fa) std::cout << x; std::cout << fa.size() << sizeof(fa) << "\n";
  Registry<int, const char *>::instance().add(1, "one"); if (auto v = Registry<int, const char *>::instance().find(1)) std::cout << *v << "\n";
  auto b = create<D1>(); b->f(); describe(b, "b"); auto b2 = b; describe(b2, "b2"); { Room r; Guard<Room> g(r); }
  for (int i = 0; i < 2; i++) Factory::make(i)->f(); Meyers::get();
  std::weak_ptr<Base> w; { auto tmp = std::make_shared<D1>(); w = tmp; std::cout << w.expired() << w.use_count(); } std::cout << w.expired() << "\n";
  if (std::shared_ptr<Base> l = w.lock()) l->f(); else std::cout << "gone\n";
  std::unique_ptr<Base> u{new D1}; Base *raw = u.get(); raw->f(); std::shared_ptr<Base> moved = std::move(u); std::cout << (u.get() == nullptr) << moved.use_count() << "\n";
  int *leak = std::make_unique<int>(3).release(); std::cout << *leak << "\n"; delete leak;
  std::unique_ptr<int> n1 = std::make_unique<int>(1), n2(new int(2)); n1.swap(n2); std::cout << *n1 << *n2 << (n1 != n2) << (n1 && n2) << "\n";
  std::shared_ptr<int[]> *none = nullptr; std::cout << !none << "\n";
}
