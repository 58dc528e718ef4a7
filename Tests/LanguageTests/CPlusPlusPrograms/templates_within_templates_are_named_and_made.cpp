#include <iostream>
#include <utility>
template <class T> struct V { T x, y; V(T x = T(), T y = T()) : x(x), y(y) {} auto len2() const -> decltype(x * x) { return x * x + y * y; } static T k; template <class U> auto plus(U u) -> decltype(x + u) { return x + u; } auto self() -> V & { return *this; } };
template <class T> T V<T>::k = T(3);
template <class T> struct Id { T v{}; static T one() { return T{}; } };
template <class T> struct Deep { T v; Deep(T v = T()) : v(v) {} };
int main() { Deep<Deep<Deep<char>>> n; std::cout << (int)n.v.v.v << V<double>(1.5, 2).len2() << V<int>(2).plus(0.5) << Id<Id<Id<int>>>::one().v.v << (Id<V<int>>::one()).x << std::pair<int, Id<int>>(1, Id<int>{}).first << (3 >> 1) << V<int>(4).self().x << '\n'; }
