#include <iostream>
#include <string>
struct A {
  std::string n;
  A(std::string n) : n(n) { std::cout << "+" << n << " "; }
  ~A() { std::cout << "-" << n << " "; }
  A(const A &o) : n(o.n + "c") { std::cout << "+" << n << " "; }
};
A f(A a) { a.n += "f"; return a; }
A g(const A &a, A b) { if (a.n.size() > b.n.size()) return a; return b; }
int main() {
  A x = f(A("1"));
  std::cout << "\n";
  A y = g(x, A("22"));
  std::cout << "\n";
  A z = g(A("zzz"), y);
  std::cout << "\n";
  std::string s = f(A("t")).n + f(x).n;
  std::cout << s << "\n";
  A *p = new A(f(A("h")));
  std::cout << "\n";
  delete p;
  std::cout << "\n";
  if (f(A("c")).n == "cf" && f(A("d")).n == "x") std::cout << "no";
  std::cout << "\n";
  switch (f(A("s")).n.size()) { case 2: std::cout << "two "; }
  std::cout << "\n";
  return f(A("r")).n.size();
}
