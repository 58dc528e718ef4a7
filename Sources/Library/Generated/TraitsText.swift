// swift-format-ignore-file
// Written by `make library` from CPlusPlus/traits.cpp: change it there.
enum TraitsText {
static let text: StaticString = #"""
namespace std {
// `typename __where<condition>::holds` takes a function out of the choice where the condition does not hold.
template <bool condition> struct __where {};
template <> struct __where<true> { typedef int holds; };
// A type without references and const, arrays and texts as pointers: what a value of it is.
template <class T> struct __plain { typedef T type; };
template <class T> struct __plain<const T> { typedef T type; };
template <class T> struct __plain<T &> { typedef typename __plain<T>::type type; };
template <class T> struct __plain<T &&> { typedef typename __plain<T>::type type; };
template <class T, int n> struct __plain<T[n]> { typedef T *type; };
template <class R, class... A> struct __plain<R(A...)> { typedef R (*type)(A...); };
// A type without its reference, and one that a call has to name.
template <class T> struct __bare { typedef T type; };
template <class T> struct __bare<T &> { typedef T type; };
template <class T> struct __bare<T &&> { typedef T type; };
template <class T> using __given = T;
// What these two answer is what they are given: no function is called.
template <class T> typename __bare<T>::type &&move(T &&object) noexcept {
  return static_cast<typename __bare<T>::type &&>(object);
}
template <class T> T &&forward(__given<T> &object) noexcept { return static_cast<T &&>(object); }
template <class T> T &&forward(typename __bare<T>::type &&object) noexcept { return static_cast<T &&>(object); }
template <class T> void swap(T &a, T &b) {
  T held(std::move(a));
  a = std::move(b);
  b = std::move(held);
}
/* What the real one throws, as nobody can catch it here. */
void __system_error(const char *what) {
  fprintf(stderr, "terminate called after throwing an instance of 'std::system_error'\n  what():  %s\n", what);
  abort();
}
// The object that something stands for which is given to a method's caller: itself, or what it leads to.
template <class T> struct __leads {
  template <class U> static U &to(U &object) { return object; }
};
template <class T> struct __leads<T *> { static T &to(T *object) { return *object; } };
template <class T> auto &__object(T &&object) { return __leads<typename __plain<T>::type>::to(object); }
}
"""#
}
