#include <iostream>
template <class T> class Box; template <class T> bool operator==(const Box<T> &, const Box<T> &); template <class T> int peek(const Box<T> &);
template <class T> class Box { T v; public: explicit Box(T v) : v(v) {} friend bool operator== <T>(const Box<T> &, const Box<T> &); friend int peek<T>(const Box<T> &); };
template <class T> bool operator==(const Box<T> &a, const Box<T> &b) { return a.v == b.v; }
template <class T> int peek(const Box<T> &b) { return b.v * 2; }
struct value { int n; value(int n) : n(n) {} }; struct W { int value() { return 5; } int two() { ::value v(3); ::value *p = &v; return value() * 10 + p->n; } };
int main() { std::cout << (Box<int>(3) == Box<int>(3)) << (Box<int>(3) == Box<int>(4)) << peek(Box<int>(4)) << W().two() << '\n'; }
