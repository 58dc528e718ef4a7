// swift-format-ignore-file
// Written by `make library` from CPlusPlus/values.cpp: change it there.
enum ValuesText {
static let text: StaticString = #"""
namespace std {
template <class T> class reference_wrapper {
  T *__object;
public:
  reference_wrapper(T &object) noexcept : __object(&object) {}
  T &get() const noexcept { return *__object; }
  operator T &() const noexcept { return *__object; }
  template <class... A> auto operator()(A &&...arguments) const { return (*__object)(std::forward<A>(arguments)...); }
};
template <class T> struct __leads<reference_wrapper<T>> {
  static T &to(const reference_wrapper<T> &object) { return object.get(); }
};
template <class T> reference_wrapper<T> ref(T &object) noexcept { return reference_wrapper<T>(object); }
template <class T> reference_wrapper<T> ref(reference_wrapper<T> object) noexcept { return object; }
template <class T> reference_wrapper<const T> cref(const T &object) noexcept { return reference_wrapper<const T>(object); }

// A copy of each of the arguments; they are given away, once.
template <class... A> struct __values {
  template <class F, class... B> void give(F &function, B &&...given) { std::forward<F>(function)(std::forward<B>(given)...); }
};
template <class T, class... A> struct __values<T, A...> {
  T first;
  __values<A...> others;
  template <class U, class... B> explicit __values(U &&first, B &&...others)
      : first(std::forward<U>(first)), others(std::forward<B>(others)...) {}
  template <class F, class... B> void give(F &function, B &&...given) {
    others.give(function, std::forward<B>(given)..., std::move(first));
  }
};
}
"""#
}
