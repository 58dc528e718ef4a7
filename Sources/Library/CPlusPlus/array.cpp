// <array>: so many elements side by side, with the manners of an object. It is made of a list in braces.
//: part array.cpp
//: names array
//: requires initializer_list.cpp
//: requires string.cpp
//: requires traits.cpp

namespace std {
template <class T, unsigned long n> struct array {
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef T *pointer;
  typedef const T *const_pointer;
  typedef T *iterator;
  typedef const T *const_iterator;
  typedef unsigned long size_type;
  typedef long difference_type;
  T __values[n];
  T *begin() noexcept { return __values; }
  const T *begin() const noexcept { return __values; }
  const T *cbegin() const noexcept { return __values; }
  T *end() noexcept { return __values + n; }
  const T *end() const noexcept { return __values + n; }
  const T *cend() const noexcept { return __values + n; }
  T *data() noexcept { return __values; }
  const T *data() const noexcept { return __values; }
  constexpr unsigned long size() const noexcept { return n; }
  constexpr unsigned long max_size() const noexcept { return n; }
  constexpr bool empty() const noexcept { return n == 0; }
  T &operator[](unsigned long i) noexcept { return __values[i]; }
  const T &operator[](unsigned long i) const noexcept { return __values[i]; }
  T &at(unsigned long i) {
    if (i >= n) __missing(i);
    return __values[i];
  }
  const T &at(unsigned long i) const {
    if (i >= n) __missing(i);
    return __values[i];
  }
  T &front() noexcept { return __values[0]; }
  const T &front() const noexcept { return __values[0]; }
  T &back() noexcept { return __values[n - 1]; }
  const T &back() const noexcept { return __values[n - 1]; }
  void fill(const T &value) {
    for (unsigned long i = 0; i < n; i++) __values[i] = value;
  }
  void swap(array &other) {
    for (unsigned long i = 0; i < n; i++) {
      T held(std::move(__values[i]));
      __values[i] = std::move(other.__values[i]);
      other.__values[i] = std::move(held);
    }
  }
  void __missing(unsigned long index) const {
    char text[120];
    sprintf(text, "array::at: __n (which is %lu) >= _Nm (which is %lu)", index, n);
    __throw_out_of_range(text);
  }
};
template <class T, unsigned long n> bool operator==(const array<T, n> &a, const array<T, n> &b) {
  for (unsigned long i = 0; i < n; i++) if (!(a[i] == b[i])) return false;
  return true;
}
template <class T, unsigned long n> bool operator!=(const array<T, n> &a, const array<T, n> &b) { return !(a == b); }
template <class T, unsigned long n> bool operator<(const array<T, n> &a, const array<T, n> &b) {
  for (unsigned long i = 0; i < n; i++) {
    if (a[i] < b[i]) return true;
    if (b[i] < a[i]) return false;
  }
  return false;
}
template <class T, unsigned long n> bool operator>(const array<T, n> &a, const array<T, n> &b) { return b < a; }
template <class T, unsigned long n> bool operator<=(const array<T, n> &a, const array<T, n> &b) { return !(b < a); }
template <class T, unsigned long n> bool operator>=(const array<T, n> &a, const array<T, n> &b) { return !(a < b); }
template <class T, unsigned long n> void swap(array<T, n> &a, array<T, n> &b) { a.swap(b); }
}
