// <chrono>: lengths of time, as whole numbers of a unit, which is so many nanoseconds.
//: part chrono.cpp
//: names chrono
//: requires traits.cpp

namespace std {
namespace chrono {
template <long unit> class duration {
  long __count;
public:
  duration() : __count(0) {}
  explicit duration(long count) : __count(count) {}
  // What is given in a larger unit fits.
  template <long other, class = typename __where<other % unit == 0>::holds>
  duration(const duration<other> &time) : __count(time.count() * (other / unit)) {}
  long count() const { return __count; }
};
typedef duration<1> nanoseconds;
typedef duration<1000> microseconds;
typedef duration<1000000> milliseconds;
typedef duration<1000000000> seconds;
typedef duration<60000000000> minutes;
typedef duration<3600000000000> hours;
}
}
