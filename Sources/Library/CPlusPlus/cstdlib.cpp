// <cstdlib>: quotients with their remainders.
//: part cstdlib.cpp
//: names div ldiv lldiv div_t ldiv_t lldiv_t

struct div_t { int quot, rem; };
struct ldiv_t { long quot, rem; };
struct lldiv_t { long long quot, rem; };
div_t div(int a, int b) { return {a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return {a / b, a % b}; }
lldiv_t lldiv(long long a, long long b) { return {a / b, a % b}; }
namespace std {
using ::div_t;
using ::ldiv_t;
using ::lldiv_t;
using ::div;
using ::ldiv;
using ::lldiv;
inline ldiv_t div(long a, long b) { return ::ldiv(a, b); }
inline lldiv_t div(long long a, long long b) { return ::lldiv(a, b); }
}
