#include <iostream>
static_assert(sizeof(int) == 4, "four");
static_assert(1 + 1 == 2);
enum { seven = 7 };
constexpr int n = 3;
struct A { static_assert(sizeof(char) == 1, "one"); int x; static const int k = 5; static_assert(k == 5, "k"); };
namespace N { static_assert(seven == 7, "7"); }
static_assert(A::k == 5 && sizeof(A) == 4 && n < 4, "all");
static_assert(!false && (n > 2 ? true : false), "both");
int main() { static_assert(n == 3, "n"); static_assert(sizeof(A) == sizeof(int)); int a[n]; static_assert(sizeof(a) / sizeof(a[0]) == 3, "len"); static_assert('a' == 97); std::cout << "ok\n"; }
