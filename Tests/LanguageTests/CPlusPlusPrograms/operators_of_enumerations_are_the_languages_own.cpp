#include <iostream>
enum E { X, Y, Z = 5 }; enum class S { P, Q }; enum F { M };
struct Big { long n; Big(long n) : n(n) {} friend Big operator+(const Big &a, const Big &b) { std::cout << "[+]"; return a.n + b.n; } friend bool operator==(const Big &a, const Big &b) { std::cout << "[==]"; return a.n == b.n; } friend long peek(const Big &b) { return b.n; } };
bool operator<(const Big &a, const Big &b) { std::cout << "[<]"; return a.n < b.n; }
E operator++(E &e) { e = static_cast<E>(e + 1); return e; }
E operator|(E a, E b) { std::cout << "[|]"; return static_cast<E>(int(a) | int(b)); }
bool operator!(S s) { return s == S::P; } int operator-(S a, S b) { return int(a) - int(b) + 100; } int operator*(int k, E e) { return k * 1000 + int(e); }
std::ostream &operator<<(std::ostream &o, S s) { return o << "S" << int(s); }
namespace n { enum K { K1 = 2 }; int operator/(K a, K b) { return 55; } struct Far { friend int operator^(int, Far) { return 1; } friend int only(Far, int k) { return k; } }; }
int main() { E e = X; std::cout << e + 1 << (e == X) << (e < Y) << (X | Y) << (X | 4) << 2 * Y << Y * 2 << '\n'; ++e; std::cout << e << !S::P << !S::Q << (S::Q - S::P) << S::Q << (S::P < S::Q) << (S::P == S::Q) << '\n';
  std::cout << (Big(1) + X).n << (Big(1) == Y) << (Y == Big(1)) << (Y < Big(3)) << peek(Big(7)) << n::K1 / n::K1 << (n::K1 ^ 3) << only(n::Far(), 6) << (X == 0) << (1.5 < Y) << '\n'; int i = 1; i += Y; i <<= Y; int a[6] = {9, 8}; std::cout << i << *(a + Y) << a[Y] << (M == 0) << -Z << ~Y << '\n'; }
