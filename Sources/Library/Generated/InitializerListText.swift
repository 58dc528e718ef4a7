// swift-format-ignore-file
// Written by `make library` from CPlusPlus/initializer_list.cpp: change it there.
enum InitializerListText {
static let text: StaticString = #"""
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
"""#
}
