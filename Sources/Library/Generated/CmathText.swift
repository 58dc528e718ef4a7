// swift-format-ignore-file
// Written by `make library` from CPlusPlus/cmath.cpp: change it there.
enum CmathText {
static let text: StaticString = #"""
namespace std {
using ::abs;
inline long abs(long n) { return n < 0 ? -n : n; }
inline long long abs(long long n) { return n < 0 ? -n : n; }
inline float abs(float x) { return (float)::fabs(x); }
inline double abs(double x) { return ::fabs(x); }
inline long double abs(long double x) { return x < 0 ? -x : x == 0 ? 0 : x; }
using ::sqrt;
template <class T, class = typename __where<__is_same(T, float)>::holds> T sqrt(T x) { return (T)::sqrt((double)x); }
using ::fabs;
template <class T, class = typename __where<__is_same(T, float)>::holds> T fabs(T x) { return (T)::fabs((double)x); }
using ::floor;
template <class T, class = typename __where<__is_same(T, float)>::holds> T floor(T x) { return (T)::floor((double)x); }
using ::ceil;
template <class T, class = typename __where<__is_same(T, float)>::holds> T ceil(T x) { return (T)::ceil((double)x); }
using ::round;
template <class T, class = typename __where<__is_same(T, float)>::holds> T round(T x) { return (T)::round((double)x); }
using ::trunc;
template <class T, class = typename __where<__is_same(T, float)>::holds> T trunc(T x) { return (T)::trunc((double)x); }
using ::sin;
template <class T, class = typename __where<__is_same(T, float)>::holds> T sin(T x) { return (T)::sin((double)x); }
using ::cos;
template <class T, class = typename __where<__is_same(T, float)>::holds> T cos(T x) { return (T)::cos((double)x); }
using ::tan;
template <class T, class = typename __where<__is_same(T, float)>::holds> T tan(T x) { return (T)::tan((double)x); }
using ::asin;
template <class T, class = typename __where<__is_same(T, float)>::holds> T asin(T x) { return (T)::asin((double)x); }
using ::acos;
template <class T, class = typename __where<__is_same(T, float)>::holds> T acos(T x) { return (T)::acos((double)x); }
using ::atan;
template <class T, class = typename __where<__is_same(T, float)>::holds> T atan(T x) { return (T)::atan((double)x); }
using ::exp;
template <class T, class = typename __where<__is_same(T, float)>::holds> T exp(T x) { return (T)::exp((double)x); }
using ::log;
template <class T, class = typename __where<__is_same(T, float)>::holds> T log(T x) { return (T)::log((double)x); }
using ::log2;
template <class T, class = typename __where<__is_same(T, float)>::holds> T log2(T x) { return (T)::log2((double)x); }
using ::log10;
template <class T, class = typename __where<__is_same(T, float)>::holds> T log10(T x) { return (T)::log10((double)x); }
using ::cbrt;
template <class T, class = typename __where<__is_same(T, float)>::holds> T cbrt(T x) { return (T)::cbrt((double)x); }
using ::pow;
template <class T, class = typename __where<__is_same(T, float)>::holds> T pow(T x, T y) { return (T)::pow((double)x, (double)y); }
using ::fmod;
template <class T, class = typename __where<__is_same(T, float)>::holds> T fmod(T x, T y) { return (T)::fmod((double)x, (double)y); }
using ::atan2;
template <class T, class = typename __where<__is_same(T, float)>::holds> T atan2(T x, T y) { return (T)::atan2((double)x, (double)y); }
using ::hypot;
template <class T, class = typename __where<__is_same(T, float)>::holds> T hypot(T x, T y) { return (T)::hypot((double)x, (double)y); }
using ::fmin;
template <class T, class = typename __where<__is_same(T, float)>::holds> T fmin(T x, T y) { return (T)::fmin((double)x, (double)y); }
using ::fmax;
template <class T, class = typename __where<__is_same(T, float)>::holds> T fmax(T x, T y) { return (T)::fmax((double)x, (double)y); }
}
"""#
}
