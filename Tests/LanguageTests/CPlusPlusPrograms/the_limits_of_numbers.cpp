#include <iostream>
#include <limits>
template <class T> void show(const char *name) { using L = std::numeric_limits<T>; std::cout << name << ' ' << +L::min() << ' ' << +L::max() << ' ' << +L::lowest() << ' ' << L::digits << ' ' << L::digits10 << ' ' << L::max_digits10 << ' ' << L::is_signed << L::is_integer << L::is_specialized << L::has_infinity << L::radix << '\n'; }
static_assert(std::numeric_limits<int>::max() == 2147483647, "int");
struct S { int best = std::numeric_limits<int>::min(); };
int main() { show<bool>("bool"); show<char>("char"); show<signed char>("schar"); show<unsigned char>("uchar"); show<short>("short"); show<unsigned short>("ushort"); show<int>("int"); show<unsigned>("unsigned"); show<long>("long"); show<unsigned long>("ulong"); show<long long>("llong"); show<unsigned long long>("ullong"); show<float>("float"); show<double>("double");
  S s; for (int v : {3, -8}) if (v > s.best) s.best = v; std::cout << s.best << (std::numeric_limits<double>::infinity() > 1e308) << std::numeric_limits<double>::epsilon() << std::numeric_limits<float>::epsilon() << std::numeric_limits<S>::is_specialized << std::numeric_limits<double>::max_exponent << std::numeric_limits<float>::min_exponent << '\n'; }
