#include <iostream>
struct A { explicit operator bool() const { return n > 0; } operator int() const { return n * 10; } int n; A(int n) : n(n) {} };
struct Wrap { const char *s; operator const char *() const { return s; } };
template <bool B, class T = void> struct enable { };
template <class T> struct enable<true, T> { typedef T type; };
template <class T> struct isInt { static const bool value = false; };
template <> struct isInt<int> { static const bool value = true; };
template <class T> typename enable<isInt<T>::value, const char *>::type kind(T) { return "int"; }
template <class T> typename enable<!isInt<T>::value, const char *>::type kind(T) { return "other"; }
template <class T> struct Smart {
  T *p;
  explicit Smart(T *p) : p(p) {}
  template <class U> Smart(const Smart<U> &o) : p(o.p) { std::cout << "conv "; }
  T *operator->() const { return p; }
  T &operator*() const { return *p; }
  explicit operator bool() const { return p != nullptr; }
};
template <class T, class U> bool operator==(const Smart<T> &a, const Smart<U> &b) { return a.p == b.p; }
template <class T> bool operator==(const Smart<T> &a, std::nullptr_t) { return a.p == nullptr; }
template <class T> std::ostream &operator<<(std::ostream &out, const Smart<T> &s) { return out << "smart"; }
struct Animal { virtual void speak() { std::cout << "..."; } virtual ~Animal() {} };
struct Dog : Animal { void speak() override { std::cout << "woof"; } };
void use(Smart<Animal> a) { a->speak(); std::cout << "\n"; }
template <class T> void rec(T t) { auto f = [&](int x) { return t + x; }; std::cout << f(2) << "\n"; }
template <class T> class Single {
  static T *one;
  Single() = delete;
public:
  static T *get() { if (!one) one = new T(); return one; }
  static void kill() { delete one; one = nullptr; }
};
template <class T> T *Single<T>::one = nullptr;
struct Db { Db() { std::cout << "db+"; } ~Db() { std::cout << "db-"; } };
int main() {
  A a(3), z(0);
  if (a) std::cout << "yes"; if (!z) std::cout << "no"; std::cout << a + 1 << (a && z) << "\n";
  Wrap w{"wrapped"}; const char *s = w; std::cout << s << "\n";
  std::cout << kind(1) << kind(2.0) << "\n";
  Dog d; Smart<Dog> sd(&d); use(sd); std::cout << (sd == nullptr) << (sd == sd) << sd << (sd ? 1 : 0) << "\n";
  (*sd).speak(); rec(3); rec(1.5);
  Single<Db>::get(); Single<Db>::kill(); std::cout << "\n";
  Smart<Animal> sa(sd); if (sa == sd) std::cout << "same\n";
  bool b = static_cast<bool>(sd); std::cout << b << "\n";
}
