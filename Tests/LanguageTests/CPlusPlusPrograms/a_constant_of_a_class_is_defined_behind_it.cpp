#include <iostream>
struct Limits { static const int most = 3; static const char mark; static const bool wide = most > 2; enum Kind { Few, Many = most }; static const Kind kind = Many; static constexpr double share = 0.5; static constexpr Kind first = Few; };
const int Limits::most; const char Limits::mark = '#'; const Limits::Kind Limits::kind; constexpr double Limits::share; constexpr Limits::Kind Limits::first;
template <class T> struct Room { static const int size = sizeof(T) + 1; static const T none; }; template <class T> const int Room<T>::size; template <class T> const T Room<T>::none = T();
int main() { const int *p = &Limits::most; const Limits::Kind &k = Limits::kind; const int *q = &Room<short>::size; const double &d = Limits::share; char row[Limits::most] = {}; std::cout << *p << Limits::mark << Limits::wide << k << *q << d << Limits::first << sizeof(row) << Room<int>::none << Room<char>::size << '\n'; }
