#include <iostream>
#include <string>
namespace app {
template <typename T> struct Box { T v; };
template <typename T> std::ostream &operator<<(std::ostream &out, const Box<T> &b) { return out << "[" << b.v << "]"; }
template <typename T> Box<T> box(T v) { return Box<T>{v}; }
struct Tag {}; void hello(Tag) { std::cout << "adl\n"; }
template <class T> int size(const Box<T> &) { return sizeof(T); }
}
template <typename T> struct Vec { T x, y; Vec(T x = T(), T y = T()) : x(x), y(y) {} Vec operator+(const Vec &o) const { return Vec(x + o.x, y + o.y); } Vec<T> &operator+=(const Vec<T> &o) { x += o.x; y += o.y; return *this; } bool operator==(const Vec &o) const { return x == o.x && y == o.y; } friend std::ostream &operator<<(std::ostream &out, const Vec &v) { return out << v.x << "," << v.y; } };
template <typename T> Vec<T> operator*(T k, const Vec<T> &v) { return Vec<T>(k * v.x, k * v.y); }
template <typename T> T dot(const Vec<T> &a, const Vec<T> &b) { return a.x * b.x + a.y * b.y; }
template <typename T> class Stack { T items[8]; int n; public: class Iter { T *p; public: Iter(T *p) : p(p) {} T &operator*() const { return *p; } Iter &operator++() { ++p; return *this; } bool operator!=(const Iter &o) const { return p != o.p; } }; Stack() : n(0) {} void push(const T &t) { items[n++] = t; } T pop() { return items[--n]; } Iter begin() { return Iter(items); } Iter end() { return Iter(items + n); } typedef T value_type; static int limit() { return 8; } enum Kind { small, large }; };
template <typename C> void all(C &c) { for (auto &x : c) std::cout << x << " "; std::cout << "\n"; }
template <typename C> typename C::value_type top(C &c) { typename C::value_type v = c.pop(); c.push(v); return v; }
template <typename T> struct Traits { typedef T type; static const bool is = false; }; template <typename T> struct Traits<T *> { typedef T type; static const bool is = true; };
template <typename T> void bubble(T *a, int n, bool (*less)(const T &, const T &)) { for (int i = 0; i < n; i++) for (int j = 0; j + 1 < n; j++) if (less(a[j + 1], a[j])) std::swap(a[j], a[j + 1]); }
template <typename T> bool up(const T &a, const T &b) { return a < b; }
template <typename Base> struct Mixin : Base { void twice() { this->say(); Base::say(); } }; struct Dog { void say() { std::cout << "woof "; } };
template <typename D> struct Crtp { void run() { static_cast<D *>(this)->impl(); } }; struct Impl : Crtp<Impl> { void impl() { std::cout << "impl\n"; } };
template <class T> int counter() { static int n = 0; return ++n; }
template <class T, T v> struct Const { static constexpr T value = v; };
template <int N> struct Fib { enum { value = Fib<N - 1>::value + Fib<N - 2>::value }; }; template <> struct Fib<0> { enum { value = 0 }; }; template <> struct Fib<1> { enum { value = 1 }; };
template <typename T> T def(T v = T(5)) { return v; }
template <typename T> void f(T) { std::cout << "T "; } template <typename T> void f(T *) { std::cout << "T* "; } template <typename T> void f(const T *) { std::cout << "const T* "; } void f(int) { std::cout << "int "; } template <> void f(char) { std::cout << "char "; }
template <typename T> void g(T &) { std::cout << "& "; } template <typename T> void g(T &&) { std::cout << "&& "; }
struct Poly { template <typename T> Poly(T t) { std::cout << "poly" << t << " "; } template <typename T> T get() { return T(1); } };
int main() {
  std::cout << app::box(3) << app::box(std::string("s")) << size(app::box('c')) << "\n"; hello(app::Tag());
  Vec<int> a(1, 2), b(3, 4); std::cout << a + b << " " << 2 * a << " " << dot(a, b) << (a == b) << "\n"; a += b; std::cout << a << "\n";
  Stack<int> s; s.push(4); s.push(6); all(s); std::cout << top(s) << Stack<char>::limit() << Stack<int>::large << "\n";
  std::cout << Traits<int *>::is << Traits<int>::is << sizeof(Traits<char *>::type) << "\n";
  int list[] = {3, 1, 2}; bubble(list, 3, up<int>); std::cout << list[0] << list[1] << list[2] << "\n";
  Mixin<Dog> m; m.twice(); Impl i; i.run(); counter<int>(); counter<char>(); std::cout << counter<int>() << counter<char>() << "\n";
  std::cout << Const<int, 7>::value << Const<bool, true>::value << Fib<10>::value << def<int>() << def(2.5) << "\n";
  int k = 0; const int ck = 0; f(1); f(1.5); f(&k); f(&ck); f('c'); f("s"); g(k); g(ck); g(3); std::cout << "\n";
  Poly p(3), q("x"); std::cout << p.get<double>() / 2 << "\n";
}
