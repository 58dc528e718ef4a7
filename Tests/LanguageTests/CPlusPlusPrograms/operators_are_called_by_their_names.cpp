#include <iostream>
#include <string>
struct Base { int n = 1; std::string s = "b"; Base &operator=(const Base &o) { std::cout << "Base= "; n = o.n; s = o.s; return *this; } virtual bool operator==(const Base &o) const { std::cout << "Base== "; return n == o.n; } virtual ~Base() {} };
struct Derived : Base { int m = 2; Derived &operator=(const Derived &o) { if (this != &o) { Base::operator=(o); m = o.m; } return *this; } bool operator==(const Base &o) const override { return Base::operator==(o) && m > 0; } };
struct Plain { int a = 1; std::string b = "p"; }; struct More : Plain { int c = 2; More &operator=(const More &o) { Plain::operator=(o); c = o.c + 1; return *this; } };
struct Row { int v[3] = {1, 2, 3}; int &operator[](int i) { return v[i]; } int operator()(int a, int b = 5) const { return a * b; } Row *operator->() { return this; } Row &operator++() { v[0]++; return *this; } int operator-() const { return -v[0]; } Row &operator=(int k) { v[0] = k; return *this; } int both() { return operator()(2) + (*this)(3, 4) + this->operator[](1); } };
Row operator+(const Row &a, int k) { Row r = a; r.v[0] += k; return r; }
namespace n { struct P { int k; }; int operator*(P a, P b) { return a.k * b.k; } }
int main() { Derived a, b; b.n = 5; b.m = 6; b.s = "deep"; a = b; std::cout << a.n << a.m << a.s << a.operator==(b) << '\n';
  More x, y; y.a = 7; y.b = "q"; x = y; std::cout << x.a << x.b << x.c << '\n';
  Row r; r.operator[](2) = 9; r.operator++().operator++(); std::cout << r.v[2] << r.operator()(4) << r.operator->()->v[0] << r.operator-() << operator+(r, 10).v[0] << r.both() << operator*(n::P{3}, n::P{4}) << r.operator=(8).v[0] << '\n'; Row *p = &r; std::cout << p->operator()(1, 1) << (*p).operator[](1) << '\n'; }
