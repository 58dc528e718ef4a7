#include <iostream>
struct S { union { bool b; int n; }; S *next; }; struct W { S s; ~W() { std::cout << s.n << "\n"; } };
union F { void (*f)(int); long n; }; void say(int n) { std::cout << n << "\n"; }
int main() { W w; w.s.n = 257; W v(w); S q = S(); std::cout << q.n << (q.next == nullptr) << "\n"; S z{}; std::cout << z.b << "\n"; F f; f.f = say; f.f(3); auto l = [w]() { return w.s.n; }; std::cout << l() << "\n"; union { int a; long b; } loc; loc.b = 0; loc.a = 2; std::cout << loc.b << "\n"; }
