// <math.h>: the functions of std, without `std::`.
//: part math_h.cpp
//: names <math.h>
//: requires cmath.cpp

using std::abs;
using std::sqrt;
using std::fabs;
using std::floor;
using std::ceil;
using std::round;
using std::trunc;
using std::sin;
using std::cos;
using std::tan;
using std::asin;
using std::acos;
using std::atan;
using std::exp;
using std::log;
using std::log2;
using std::log10;
using std::cbrt;
using std::pow;
using std::fmod;
using std::atan2;
using std::hypot;
using std::fmin;
using std::fmax;
