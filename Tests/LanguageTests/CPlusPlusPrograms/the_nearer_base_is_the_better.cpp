#include <iostream>
struct B {};
struct D : B {};
struct E : D {};
void f(const B &) { std::cout << "cB "; }
void f(B &&) { std::cout << "B&& "; }
void f(const D &) { std::cout << "cD "; }
void g(const D &) { std::cout << "cD "; }
void g(D &&) { std::cout << "D&&\n"; }
template <class... T> struct Sum;
template <> struct Sum<> { static const int v = 0; };
template <class H, class... T> struct Sum<H, T...> { static const int v = sizeof(H) + Sum<T...>::v; };
int main() { f(E()); f(D()); f(B()); g(E()); std::cout << Sum<int, char>::v << "\n"; }
