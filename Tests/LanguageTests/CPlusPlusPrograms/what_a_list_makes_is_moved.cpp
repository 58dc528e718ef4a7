#include <iostream>
#include <utility>
struct A { A(int a, int b = 0) { std::cout << "A" << a << b << ' '; } A(const A &) { std::cout << "c "; } A(A &&) { std::cout << "m "; } A &operator=(const A &) { std::cout << "c= "; return *this; } A &operator=(A &&) { std::cout << "m= "; return *this; } A &operator=(int) { std::cout << "i= "; return *this; } };
struct S { A a; };
void f(const A &) { std::cout << "const& "; } void f(A &&) { std::cout << "&& "; }
A arr[2] = {1, {2, 3}}; int at() { return 1; }
struct C { int n; C(int n = 0) : n(n) {} C &operator=(const C &o) { std::cout << "c= "; n = o.n; return *this; } C &operator=(C &&o) { std::cout << "m= "; n = o.n; return *this; } };
struct W { C c; W(int n) : c(n) {} };
C cs[2]; W ws[2] = {1, 2};
int main() { A a(1); a = {2, 3}; a = 4; a = A(5); f({1, 2}); f(6); arr[at()] = {5, 6}; cs[at()] = 5; cs[at()] = {6}; ws[at()] = 7; ws[at()] = W(8); W w(1); w = 3; w = {4}; std::cout << cs[1].n << ws[1].c.n; }
