#include <cstdio>
class A { int k = 3; public: int f() { struct L { int v; int dbl() const { return v * 2; } struct In { int q() { return 7; } }; }; L l{k}; L::In in; return l.dbl() + in.q(); } class N { public: int g() { struct M { int h() { return 5; } }; return M().h(); } }; int n() { N x; return x.g(); } };
int main() { A a; printf("%d %d\n", a.f(), a.n()); return 0; }
