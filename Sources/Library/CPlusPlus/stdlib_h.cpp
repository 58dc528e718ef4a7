// <stdlib.h>: the function of std, without `std::`.
//: part stdlib_h.cpp
//: names <stdlib.h>
//: requires cmath.cpp

using std::abs;
