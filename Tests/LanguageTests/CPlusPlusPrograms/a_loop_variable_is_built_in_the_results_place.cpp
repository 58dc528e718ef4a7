#include <iostream>
#include <utility>
struct T { int n; T(int n = 0) : n(n) { std::cout << "T" << n << " "; } T(const T &o) : n(o.n) { std::cout << "c" << n << " "; } T(T &&o) : n(o.n) { std::cout << "m" << n << " "; } ~T() { std::cout << "~" << n << " "; } };
T arr[2] = {1, 2};
T f() { for (T x : arr) return x; return T(9); }
T g(int k) { for (T x : arr) { if (x.n == k) return x; } return T(9); }
T h(bool b) { T x(1); if (b) { T x(2); return x; } return x; }
T i(bool b) { T x(1); for (T y(2); b;) { return y; } return x; }
T j(int b) { if (b) { T x(1); if (b > 1) return x; } T y(2); return y; }
T k(int b) { T a(1); { T c(2); if (b) return a; } return a; }
int main() { f(); std::cout << '\n'; g(2); std::cout << '\n'; h(true); h(false); std::cout << '\n'; i(true); i(false); std::cout << '\n'; j(0); j(1); j(2); std::cout << '\n'; k(0); k(1); }
