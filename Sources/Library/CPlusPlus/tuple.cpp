// <tuple>: values of several types in one. The first one lies last, as with libstdc++.
//: part tuple.cpp
//: names tuple make_tuple tie get<
//: requires algorithm.cpp

namespace std {
template <class... A> struct tuple {
  bool operator==(const tuple &other) const { return true; }
  bool operator<(const tuple &other) const { return false; }
};
// How the parts of a tuple come of others: all by themselves, or not all unless they are asked for.
template <class To, class From> struct __parts { static constexpr bool are = false, turn = false, ask = false, take = false; };
template <> struct __parts<tuple<>, tuple<>> { static constexpr bool are = true, turn = true, ask = false, take = true; };
template <class T, class... A, class U, class... B> struct __parts<tuple<T, A...>, tuple<U, B...>> {
  static constexpr bool are = __is_constructible(T, U) && __parts<tuple<A...>, tuple<B...>>::are;
  static constexpr bool turn = are && __is_convertible_to(U, T) && __parts<tuple<A...>, tuple<B...>>::turn;
  static constexpr bool ask = are && !turn;
  static constexpr bool take = __is_assignable(T &, U) && __parts<tuple<A...>, tuple<B...>>::take;
};
// The same, where a tuple itself is no part.
template <class To, class From> struct __made_of {
  static constexpr bool turn = __parts<To, From>::turn, ask = __parts<To, From>::ask;
};
template <class T, class U> struct __made_of<tuple<T>, tuple<U>> {
  static constexpr bool isSame = __is_same(typename __plain<U>::type, tuple<T>);
  static constexpr bool are = !isSame && __is_constructible(T, U);
  static constexpr bool turn = are && __is_convertible_to(U, T), ask = are && !turn;
};
template <class T, class... A> struct tuple<T, A...> : public tuple<A...> {
  T __first;
  tuple() : __first() {}
  tuple(const T &first, const A &...others) : tuple<A...>(others...), __first(first) {}
  template <class U, class... B, typename __where<__made_of<tuple, tuple<U, B...>>::turn>::holds = 0>
  tuple(U &&first, B &&...others) : tuple<A...>(std::forward<B>(others)...), __first(std::forward<U>(first)) {}
  template <class U, class... B, typename __where<__made_of<tuple, tuple<U, B...>>::ask>::holds = 0>
  explicit tuple(U &&first, B &&...others)
      : tuple<A...>(std::forward<B>(others)...), __first(std::forward<U>(first)) {}
  tuple(const tuple &other) = default;
  tuple(tuple &&other) = default;
  template <class U, class... B, typename __where<__parts<tuple, tuple<const U &, const B &...>>::are>::holds = 0>
  tuple(const tuple<U, B...> &other) : tuple<A...>(other.__others()), __first(other.__first) {}
  template <class U, class... B, typename __where<__parts<tuple, tuple<U, B...>>::are>::holds = 0>
  tuple(tuple<U, B...> &&other)
      : tuple<A...>(std::move(other.__others())), __first(std::forward<U>(other.__first)) {}
  template <class X, class Y, typename __where<__parts<tuple, tuple<const X &, const Y &>>::are>::holds = 0>
  tuple(const pair<X, Y> &other) : tuple<A...>(other.second), __first(other.first) {}
  template <class X, class Y, typename __where<__parts<tuple, tuple<X, Y>>::are>::holds = 0>
  tuple(pair<X, Y> &&other)
      : tuple<A...>(std::forward<Y>(other.second)), __first(std::forward<X>(other.first)) {}
  template <class... B> void __take(const tuple<B...> &other) {
    __first = other.__first;
    if constexpr (sizeof...(A) > 0) __others().__take(other.__others());
  }
  template <class U, class... B> void __give(tuple<U, B...> &other) {
    __first = std::forward<U>(other.__first);
    if constexpr (sizeof...(A) > 0) __others().__give(other.__others());
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
  tuple &operator=(tuple &&other) {
    __give(other);
    return *this;
  }
  template <class... B, typename __where<__parts<tuple, tuple<const B &...>>::take>::holds = 0>
  tuple &operator=(const tuple<B...> &other) {
    __take(other);
    return *this;
  }
  template <class... B, typename __where<__parts<tuple, tuple<B...>>::take>::holds = 0>
  tuple &operator=(tuple<B...> &&other) {
    __give(other);
    return *this;
  }
  template <class X, class Y, typename __where<__parts<tuple, tuple<const X &, const Y &>>::take>::holds = 0>
  tuple &operator=(const pair<X, Y> &other) {
    __first = other.first;
    __others().__first = other.second;
    return *this;
  }
  template <class X, class Y, typename __where<__parts<tuple, tuple<X, Y>>::take>::holds = 0>
  tuple &operator=(pair<X, Y> &&other) {
    __first = std::forward<X>(other.first);
    __others().__first = std::forward<Y>(other.second);
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
template <int n, class... A> typename __at<n, tuple<A...>>::type &&get(tuple<A...> &&all) {
  return static_cast<typename __at<n, tuple<A...>>::type &&>(__at<n, tuple<A...>>::in(all));
}
template <int n, class A, class B> typename __at<n, pair<A, B>>::type &&get(pair<A, B> &&all) {
  return static_cast<typename __at<n, pair<A, B>>::type &&>(__at<n, pair<A, B>>::in(all));
}
template <class... A> tuple<typename __plain<A>::type...> make_tuple(A &&...values) {
  return tuple<typename __plain<A>::type...>(std::forward<A>(values)...);
}
template <class... A> tuple<A &...> tie(A &...places) { return tuple<A &...>(places...); }
struct __ignored {
  template <class T> __ignored &operator=(const T &value) { return *this; }
};
static __ignored ignore;
}
