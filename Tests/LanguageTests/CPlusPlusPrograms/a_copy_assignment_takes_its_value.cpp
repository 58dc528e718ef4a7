#include <iostream>
#include <utility>
struct A { int n; A(int n = 0) : n(n) {} A(const A &o) : n(o.n) { std::cout << "c "; } A(A &&o) : n(o.n) { std::cout << "m "; } A &operator=(A o) { std::cout << "= "; n = o.n; return *this; } };
struct B { A a; };
int main() { A a(1), b(2); a = b; a = std::move(b); a = A(3); const A c(4); a = c; B x, y; x = y; x = std::move(y); x = B(); std::cout << a.n; }
