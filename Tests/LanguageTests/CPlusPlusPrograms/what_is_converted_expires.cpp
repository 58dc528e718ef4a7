#include <iostream>
#include <string>
#include <utility>
void f(const long &) { std::cout << "const long& "; } void f(long &&) { std::cout << "long&& "; }
void g(long &&x) { std::cout << "g" << x << ' '; }
void h(std::string &&s) { std::cout << s << ' '; }
struct B { int n; B(int n) : n(n) {} }; struct D : B { D() : B(7) {} };
void k(B &&b) { std::cout << "k" << b.n << ' '; }
void l(const char *&&p) { std::cout << p << ' '; }
void m(int &&) { std::cout << "int&& "; } void m(const int &) { std::cout << "const int& "; }
void o(bool &&b) { std::cout << b << ' '; }
int main() { int i = 3; const int c = 4; short s = 5; f(i); f(c); f(5L); g(i); g(s); h("text"); k(i); k(D()); l("lit"); m(i); m(c); m(6); m(s); int *p = &i; o(p); o(i); double d = 2.5; g(d); std::cout << '\n'; }
