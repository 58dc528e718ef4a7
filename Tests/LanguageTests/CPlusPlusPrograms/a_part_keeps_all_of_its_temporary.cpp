#include <iostream>
#include <utility>
struct A { int n; A(int n) : n(n) {} ~A() { std::cout << "-" << n << " "; } };
struct P { int x; A a; A list[2]; P(int x) : x(x), a(x + 20), list{A(x + 30), A(x + 40)} {} ~P() { std::cout << "~P "; } };
struct O { P p; O() : p(1) {} ~O() { std::cout << "~O "; } };
int main() {
  { const A &d = P(6).a; std::cout << d.n << "\n"; }
  { const A &d = P(7).list[1]; std::cout << d.n << "\n"; }
  { A &&d = O().p.list[0]; std::cout << d.n << "\n"; }
  { const int &d = P(9).x; std::cout << d << "\n"; }
  { const int &d = (P(10)).a.n; std::cout << d << "\n"; }
  { int k = P(11).a.n; std::cout << k << "\n"; }
}
