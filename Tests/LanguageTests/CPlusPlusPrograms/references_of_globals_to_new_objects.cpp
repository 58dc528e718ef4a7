#include <iostream>
struct T { int n; T(int x) : n(x) { std::cout << "T" << x << "\n"; } ~T() { std::cout << "~T" << n << "\n"; } };
int n(const T &t) { return t.n; }
T &g = *new T(1);
T &h(T &&t) { std::cout << "h\n"; return g; }
T &k = h(T(2));
int &q = *new int(n(T(5)));
int main() { std::cout << g.n << k.n << q << "\n"; static T &m = h(T(3)); static const int &z = q; static T &w = (std::cout << "x\n", k); std::cout << m.n << z << w.n << "\n"; }
