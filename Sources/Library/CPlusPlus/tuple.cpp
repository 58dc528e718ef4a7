// <tuple>: values of several types in one. The first one lies last, as with libstdc++.
//: part tuple.cpp
//: names tuple make_tuple tie get<
//: requires algorithm.cpp

namespace std {
template <class... A> struct tuple {
  bool operator==(const tuple &other) const { return true; }
  bool operator<(const tuple &other) const { return false; }
};
template <class T, class... A> struct tuple<T, A...> : public tuple<A...> {
  T __first;
  tuple() : __first() {}
  tuple(const T &first, const A &...others) : tuple<A...>(others...), __first(first) {}
  template <class U, class... B,
            class = typename __where<sizeof...(A) == sizeof...(B) && __is_convertible_to(U, T)>::holds>
  tuple(U &&first, B &&...others) : tuple<A...>(std::forward<B>(others)...), __first(std::forward<U>(first)) {}
  tuple(const tuple &other) = default;
  tuple(tuple &&other) = default;
  template <class... B> void __take(const tuple<B...> &other) {
    __first = other.__first;
    if constexpr (sizeof...(A) > 0) __others().__take(other.__others());
  }
  bool operator==(const tuple &other) const { return __first == other.__first && __others() == other.__others(); }
  bool operator<(const tuple &other) const {
    if (__first < other.__first) return true;
    return !(other.__first < __first) && __others() < other.__others();
  }
  bool operator!=(const tuple &other) const { return !(*this == other); }
  bool operator>(const tuple &other) const { return other < *this; }
  bool operator<=(const tuple &other) const { return !(other < *this); }
  bool operator>=(const tuple &other) const { return !(*this < other); }
  tuple<A...> &__others() { return *this; }
  const tuple<A...> &__others() const { return *this; }
  tuple &operator=(const tuple &other) {
    __take(other);
    return *this;
  }
  template <class... B> tuple &operator=(const tuple<B...> &other) {
    __take(other);
    return *this;
  }
  template <class X, class Y> tuple &operator=(const pair<X, Y> &other) {
    __first = other.first;
    __others().__first = other.second;
    return *this;
  }
};
template <int n, class T> struct __at {};
template <class T, class... A> struct __at<0, tuple<T, A...>> {
  typedef T type;
  static T &in(tuple<T, A...> &all) { return all.__first; }
  static const T &in(const tuple<T, A...> &all) { return all.__first; }
};
template <int n, class T, class... A> struct __at<n, tuple<T, A...>> : __at<n - 1, tuple<A...>> {};
template <class A, class B> struct __at<0, pair<A, B>> {
  typedef A type;
  static A &in(pair<A, B> &all) { return all.first; }
  static const A &in(const pair<A, B> &all) { return all.first; }
};
template <class A, class B> struct __at<1, pair<A, B>> {
  typedef B type;
  static B &in(pair<A, B> &all) { return all.second; }
  static const B &in(const pair<A, B> &all) { return all.second; }
};
template <int n, class... A> auto &get(tuple<A...> &all) { return __at<n, tuple<A...>>::in(all); }
template <int n, class... A> auto &get(const tuple<A...> &all) { return __at<n, tuple<A...>>::in(all); }
template <int n, class A, class B> auto &get(pair<A, B> &all) { return __at<n, pair<A, B>>::in(all); }
template <int n, class A, class B> auto &get(const pair<A, B> &all) { return __at<n, pair<A, B>>::in(all); }
template <class... A> tuple<typename __plain<A>::type...> make_tuple(A &&...values) {
  return tuple<typename __plain<A>::type...>(std::forward<A>(values)...);
}
template <class... A> tuple<A &...> tie(A &...places) { return tuple<A &...>(places...); }
struct __ignored {
  template <class T> const __ignored &operator=(const T &value) const { return *this; }
};
static const __ignored ignore = __ignored();
}
