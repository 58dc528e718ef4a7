#include <iostream>
void f(int) { std::cout << "int "; }
void f(double) { std::cout << "double "; }
void f(const char *) { std::cout << "text "; }
void f(bool) { std::cout << "bool "; }
void f(char) { std::cout << "char "; }
void f(int, int b = 5) { std::cout << "two " << b << ' '; }
struct A { int n; };
struct B : A {};
void g(const A &) { std::cout << "A "; }
void g(const B &) { std::cout << "B "; }
void h(int &) { std::cout << "changes "; }
void h(const int &) { std::cout << "reads "; }
void p(void *) { std::cout << "void* "; }
void p(A *) { std::cout << "A* "; }
int main() {
  f(1.5);
  f("x");
  f(true);
  f('c');
  f(1, 2);
  short s = 1;
  float t = 1;
  f(t);
  A a;
  B b;
  g(a);
  g(b);
  int n = 1;
  h(n);
  h(2);
  p(&b);
  p(&s);
  std::cout << '\n';
}
