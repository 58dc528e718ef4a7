// <initializer_list>: what `{a, b, c}` is to whoever takes lists: a look at an array of the caller's.
//: part initializer_list.cpp
//: names initializer_list

namespace std {
template <class T> class initializer_list {
  const T *first;
  unsigned long count;
public:
  typedef T value_type;
  typedef const T *iterator;
  typedef const T *const_iterator;
  initializer_list() noexcept : first(nullptr), count(0) {}
  const T *begin() const noexcept { return first; }
  const T *end() const noexcept { return first + count; }
  unsigned long size() const noexcept { return count; }
};
// The array itself.
template <class T, int n> struct __elements { T values[n]; };
}
