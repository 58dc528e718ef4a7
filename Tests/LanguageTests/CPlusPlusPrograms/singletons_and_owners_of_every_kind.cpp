#include <iostream>
#include <memory>
#include <string>
using namespace std;
template <typename T>
class Singleton {
protected:
  Singleton() = default;
  ~Singleton() = default;
public:
  Singleton(const Singleton &) = delete;
  Singleton &operator=(const Singleton &) = delete;
  static T &getInstance() { static T instance; return instance; }
};
class Log : public Singleton<Log> {
  friend class Singleton<Log>;
  Log() { cout << "Log made" << endl; }
public:
  void write(const string &s) { cout << "[log] " << s << endl; }
};
template <typename T> class Lazy {
  static unique_ptr<T> held;
public:
  template <typename... Args> static T &get(Args &&... args) {
    if (!held) held = make_unique<T>(forward<Args>(args)...);
    return *held;
  }
};
template <typename T> unique_ptr<T> Lazy<T>::held;
struct Conf { int port; string host; Conf(int p, string h) : port(p), host(move(h)) { cout << "conf " << host << port << endl; } ~Conf() { cout << "~conf" << endl; } };
class Owner {
  unique_ptr<Conf> conf; shared_ptr<int> count;
public:
  Owner() : conf(make_unique<Conf>(1, "own")), count(make_shared<int>(0)) {}
  shared_ptr<int> counter() const { return count; }
  Conf *operator->() { return conf.get(); }
};
class Shape { public: virtual ~Shape() { cout << "~Shape" << endl; } virtual double area() const = 0; };
class Sq : public Shape { double a; public: explicit Sq(double a) : a(a) {} double area() const override { return a * a; } ~Sq() override { cout << "~Sq" << endl; } };
unique_ptr<Shape> factory(int k) { if (k == 0) return nullptr; return unique_ptr<Shape>(new Sq(k)); }
template <typename T, typename F> T applyTo(T v, F f) { return f(v); }
template <typename T> void print(const T &t) { cout << t << " "; }
template <typename T, typename... R> void print(const T &t, const R &... r) { cout << t << " "; print(r...); }
template <typename K, typename V> class Cache {
  struct E { K k; V v; E *next; };
  E *head = nullptr; int n = 0;
public:
  ~Cache() { while (head) { E *e = head; head = head->next; delete e; } }
  void put(const K &k, const V &v) { head = new E{k, v, head}; ++n; }
  const V *get(const K &k) const { for (E *e = head; e != nullptr; e = e->next) if (e->k == k) return &e->v; return nullptr; }
  int size() const { return n; }
};
class Counted { static int n; public: Counted() { ++n; } Counted(const Counted &) { ++n; } ~Counted() { --n; } static int alive() { return n; } };
int Counted::n = 0;
template <class T> struct Scoped { T *p; Scoped(T *p) : p(p) {} ~Scoped() { delete p; } Scoped(Scoped &&o) noexcept : p(o.p) { o.p = nullptr; } Scoped &operator=(Scoped &&o) noexcept { if (this != &o) { delete p; p = o.p; o.p = nullptr; } return *this; } T *operator->() { return p; } };
int main() {
  Log::getInstance().write("hi"); Log::getInstance().write("there");
  Lazy<Conf>::get(80, "localhost"); cout << Lazy<Conf>::get(1, "z").port << endl;
  Owner o; cout << o->host << o.counter().use_count() << endl;
  { auto s = factory(3); if (s) cout << s->area() << endl; auto z = factory(0); cout << (z == nullptr) << endl; }
  cout << applyTo(3, [](int x) { return x * 2; }) << applyTo(string("a"), [](string s) { return s + "b"; }) << endl;
  print(1, 2.5, "x", string("s")); cout << endl;
  Cache<string, int> c; c.put("one", 1); c.put("two", 2); if (auto p = c.get("two")) cout << *p << c.size() << endl;
  Cache<int, unique_ptr<int>> *none = nullptr; cout << (none == nullptr) << endl;
  { unique_ptr<Counted[]> cs(new Counted[3]); cout << Counted::alive(); auto sp = make_shared<Counted>(); auto sp2 = sp; cout << Counted::alive() << sp.use_count(); } cout << Counted::alive() << endl;
  Scoped<Conf> a(new Conf(2, "scoped")); Scoped<Conf> b = move(a); a = move(b); cout << a->port << endl;
  shared_ptr<Shape> sh = factory(2); weak_ptr<Shape> w = sh; cout << w.use_count() << endl; sh.reset(); cout << w.expired() << endl;
}
