// swift-format-ignore-file
// Written by `make library` from CPlusPlus/algorithm.cpp: change it there.
enum AlgorithmText {
static let text: StaticString = #"""
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
// How `A` and `B` come of `X` and `Y`: both by themselves, or not both unless they are asked for.
template <class A, class B, class X, class Y> struct __both {
  static constexpr bool turn = __is_constructible(A, X) && __is_constructible(B, Y)
                               && __is_convertible_to(X, A) && __is_convertible_to(Y, B);
  static constexpr bool areMade = __is_constructible(A, X) && __is_constructible(B, Y) && !turn;
};
template <class A, class B> struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;
  pair() : first(), second() {}
  pair(const A &a, const B &b) : first(a), second(b) {}
  template <class X, class... Y> pair(__by_parts by, X &&a, Y &&...b)
      : first(std::forward<X>(a)), second(std::forward<Y>(b)...) {}
  // Of each way from other values to a pair there are two: one that is implicit, where both halves are, and one that has
  // to be asked for.
  template <class X, class Y, typename __where<__both<A, B, X, Y>::turn>::holds = 0>
  pair(X &&a, Y &&b) : first(std::forward<X>(a)), second(std::forward<Y>(b)) {}
  template <class X, class Y, typename __where<__both<A, B, X, Y>::areMade>::holds = 0>
  explicit pair(X &&a, Y &&b) : first(std::forward<X>(a)), second(std::forward<Y>(b)) {}
  template <class X, class Y, typename __where<__both<A, B, const X &, const Y &>::turn>::holds = 0>
  pair(const pair<X, Y> &other) : first(other.first), second(other.second) {}
  template <class X, class Y, typename __where<__both<A, B, const X &, const Y &>::areMade>::holds = 0>
  explicit pair(const pair<X, Y> &other) : first(other.first), second(other.second) {}
  template <class X, class Y, typename __where<__both<A, B, X, Y>::turn>::holds = 0>
  pair(pair<X, Y> &&other) : first(std::forward<X>(other.first)), second(std::forward<Y>(other.second)) {}
  template <class X, class Y, typename __where<__both<A, B, X, Y>::areMade>::holds = 0>
  explicit pair(pair<X, Y> &&other) : first(std::forward<X>(other.first)), second(std::forward<Y>(other.second)) {}
  template <class X, class Y,
            typename __where<__is_assignable(A &, const X &) && __is_assignable(B &, const Y &)>::holds = 0>
  pair &operator=(const pair<X, Y> &other) {
    first = other.first;
    second = other.second;
    return *this;
  }
  template <class X, class Y, typename __where<__is_assignable(A &, X) && __is_assignable(B &, Y)>::holds = 0>
  pair &operator=(pair<X, Y> &&other) {
    first = std::forward<X>(other.first);
    second = std::forward<Y>(other.second);
    return *this;
  }
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
"""#
}
