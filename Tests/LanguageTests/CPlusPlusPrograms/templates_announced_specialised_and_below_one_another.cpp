#include <iostream>
template <typename T> class List;
template <typename T> int count(const List<T> &l);
template <typename T> class List {
  struct Node { T value; Node *next; };
  Node *head = nullptr;
public:
  ~List() { while (head) { Node *n = head; head = n->next; delete n; } }
  void add(const T &v) { head = new Node{v, head}; }
  friend int count<T>(const List<T> &l);
  int size() const { int n = 0; for (Node *p = head; p; p = p->next) n++; return n; }
  static int made;
  template <typename F> void each(F f) { for (Node *p = head; p; p = p->next) f(p->value); }
};
template <typename T> int List<T>::made = 3;
template <typename T> int count(const List<T> &l) { return l.size(); }
template <int N> struct Fact { static const int value = N * Fact<N - 1>::value; };
template <> struct Fact<0> { static const int value = 1; };
template <typename T> struct Kind { static const char *name() { return "other"; } };
template <> struct Kind<int> { static const char *name() { return "int"; } };
template <typename T> struct Kind<T *> { static const char *name() { return "pointer"; } };
template <typename T, int N = 4> struct Array { T items[N]; int size() const { return N; } T &operator[](int i) { return items[i]; } };
template <typename T> using Ptr = T *;
template <typename A, typename B> struct Pair { A first; B second; typedef A first_type; };
template <typename A, typename B> Pair<A, B> pair(A a, B b) { return Pair<A, B>{a, b}; }
template <typename P> typename P::first_type firstOf(const P &p) { return p.first; }
template <typename T> struct Base { void hello() { std::cout << "base " << sizeof(T) << "\n"; } virtual ~Base() {} virtual void v() { std::cout << "v base\n"; } };
template <typename T> struct Derived : Base<T> { void go() { this->hello(); } void v() override { std::cout << "v derived\n"; Base<T>::v(); } };
template <typename T> struct Counter { static int n; Counter() { n++; } };
template <typename T> int Counter<T>::n = 0;
struct A : Counter<A> {}; struct B : Counter<B> {};
int main() {
  List<int> l; l.add(1); l.add(2);
  std::cout << l.size() << count(l) << List<int>::made << List<char>::made << "\n";
  int total = 0;
  l.each([&](int v) { total += v; });
  std::cout << total << Fact<5>::value << Kind<int>::name() << Kind<char>::name() << Kind<int *>::name() << "\n";
  Array<int> a; a[2] = 5; Array<char, 2> c; std::cout << a.size() << c.size() << a[2] << sizeof(a) << "\n";
  Ptr<int> p = &total; std::cout << *p << "\n";
  std::cout << firstOf(pair(4, 'c')) << pair(1, pair(2.5, 'x')).second.second << "\n";
  Derived<int> d; d.go(); Base<int> &r = d; r.v();
  A a1, a2; B b1; std::cout << Counter<A>::n << B::n << "\n";
  Pair<Pair<int, int>, Pair<int, Pair<char, char>>> deep; deep.second.second.first = 'q'; std::cout << deep.second.second.first << "\n";
}
