// <algorithm>, <utility>: the smallest and the largest of some, what two variables exchange, and two values in one.
//: part algorithm.cpp
//: requires initializer_list.cpp
//: names min_element max_element min max swap clamp exchange pair make_pair

namespace std {
template <class T> const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class Less> const T &min(const T &a, const T &b, Less less) {
  return less(b, a) ? b : a;
}
template <class T, class Less> const T &max(const T &a, const T &b, Less less) {
  return less(a, b) ? b : a;
}
template <class At> At min_element(At first, At last) {
  At found = first;
  for (; first != last; ++first) if (*first < *found) found = first;
  return found;
}
template <class At, class Less> At min_element(At first, At last, Less less) {
  At found = first;
  for (; first != last; ++first) if (less(*first, *found)) found = first;
  return found;
}
template <class At> At max_element(At first, At last) {
  At found = first;
  for (; first != last; ++first) if (*found < *first) found = first;
  return found;
}
template <class At, class Less> At max_element(At first, At last, Less less) {
  At found = first;
  for (; first != last; ++first) if (less(*found, *first)) found = first;
  return found;
}
template <class T> T min(initializer_list<T> list) { return *std::min_element(list.begin(), list.end()); }
template <class T> T max(initializer_list<T> list) { return *std::max_element(list.begin(), list.end()); }
template <class T, class Less> T min(initializer_list<T> list, Less less) {
  return *std::min_element(list.begin(), list.end(), less);
}
template <class T, class Less> T max(initializer_list<T> list, Less less) {
  return *std::max_element(list.begin(), list.end(), less);
}
template <class T> const T &clamp(const T &a, const T &least, const T &most) {
  return a < least ? least : most < a ? most : a;
}
template <class T, int n> void swap(T (&a)[n], T (&b)[n]) {
  for (int i = 0; i < n; i++) swap(a[i], b[i]);
}
template <class T, class U = T> T exchange(T &place, U &&value) {
  T old(std::move(place));
  place = std::forward<U>(value);
  return old;
}
// Says that the first half is made of one thing, the second of all others.
struct __by_parts {};
template <class A, class B> struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;
  pair() : first(), second() {}
  pair(const A &a, const B &b) : first(a), second(b) {}
  template <class X, class... Y> pair(__by_parts by, X &&a, Y &&...b)
      : first(std::forward<X>(a)), second(std::forward<Y>(b)...) {}
  template <class X, class Y, class = typename __where<__is_convertible_to(X, A) && __is_convertible_to(Y, B)>::holds>
  pair(X &&a, Y &&b) : first(std::forward<X>(a)), second(std::forward<Y>(b)) {}
  template <class X, class Y, class = typename __where<__is_convertible_to(X, A) && __is_convertible_to(Y, B)>::holds>
  pair(const pair<X, Y> &other) : first(other.first), second(other.second) {}
  void swap(pair &other) {
    std::swap(first, other.first);
    std::swap(second, other.second);
  }
};
template <class A, class B> void swap(pair<A, B> &a, pair<A, B> &b) { a.swap(b); }
template <class A, class B> pair<typename __plain<A>::type, typename __plain<B>::type> make_pair(A &&a, B &&b) {
  return pair<typename __plain<A>::type, typename __plain<B>::type>(std::forward<A>(a), std::forward<B>(b));
}
template <class A, class B> bool operator==(const pair<A, B> &a, const pair<A, B> &b) {
  return a.first == b.first && a.second == b.second;
}
template <class A, class B> bool operator!=(const pair<A, B> &a, const pair<A, B> &b) { return !(a == b); }
template <class A, class B> bool operator<(const pair<A, B> &a, const pair<A, B> &b) {
  return a.first < b.first || (!(b.first < a.first) && a.second < b.second);
}
template <class A, class B> bool operator>(const pair<A, B> &a, const pair<A, B> &b) { return b < a; }
template <class A, class B> bool operator<=(const pair<A, B> &a, const pair<A, B> &b) { return !(b < a); }
template <class A, class B> bool operator>=(const pair<A, B> &a, const pair<A, B> &b) { return !(a < b); }
}
