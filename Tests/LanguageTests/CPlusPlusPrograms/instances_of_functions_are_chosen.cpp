#include <iostream>
template <class T> T twice(T x) { return x + x; } template <class T> T thrice(T x) { return x * 3; }
int main(int argc, char **) { auto f = argc > 2 ? thrice<int> : twice<int>; int (*all[])(int) = {twice<int>, thrice<int>}; double (*g)(double){thrice<double>}; std::cout << f(4) << all[1](5) << g(1.5) << (f == twice<int>) << (twice<int> != f ? 1 : 2) << '\n'; }
