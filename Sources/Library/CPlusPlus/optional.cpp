// <optional>: a value, or none.
//: part optional.cpp
//: names optional nullopt make_optional bad_optional_access
//: requires traits.cpp
//: requires exception.cpp

namespace std {
class bad_optional_access : public exception {
public:
  const char *what() const noexcept override { return "bad optional access"; }
};
struct nullopt_t {};
static const nullopt_t nullopt = nullopt_t();
template <class T> class optional;
// How a value comes of another one that is neither an optional of the same nor `nullopt`: by itself, or if asked for.
template <class T, class U> struct __comes {
  static constexpr bool isMade = __is_constructible(T, U) && !__is_same(typename __plain<U>::type, optional<T>)
                                 && !__is_same(typename __plain<U>::type, nullopt_t);
  static constexpr bool turns = isMade && __is_convertible_to(U, T);
  static constexpr bool hasToBeAsked = isMade && !turns;
  static constexpr bool isTaken = isMade && __is_assignable(T &, U);
};
template <class T> class optional {
  // Room for one, in which it is made and destroyed by hand.
  union {
    char __empty;
    long __aligned;
    char __room[sizeof(T)];
  };
  bool __holds;
  T *place() { return (T *)__room; }
  const T *place() const { return (const T *)__room; }
  void need() const { if (!__holds) throw bad_optional_access(); }
public:
  typedef T value_type;
  optional() noexcept : __holds(false) {}
  optional(nullopt_t none) noexcept : __holds(false) {}
  optional(const optional &other) : __holds(other.__holds) { if (__holds) new (place()) T(*other.place()); }
  optional(optional &&other) noexcept : __holds(other.__holds) { if (__holds) new (place()) T(std::move(*other.place())); }
  template <class U = T, typename __where<__comes<T, U>::turns>::holds = 0>
  optional(U &&value) : __holds(true) { new (place()) T(std::forward<U>(value)); }
  template <class U = T, typename __where<__comes<T, U>::hasToBeAsked>::holds = 0>
  explicit optional(U &&value) : __holds(true) { new (place()) T(std::forward<U>(value)); }
  template <class U, typename __where<__is_constructible(T, const U &) && __is_convertible_to(const U &, T)>::holds = 0>
  optional(const optional<U> &other) : __holds(false) { if (other) emplace(*other); }
  template <class U, typename __where<__is_constructible(T, const U &) && !__is_convertible_to(const U &, T)>::holds = 0>
  explicit optional(const optional<U> &other) : __holds(false) { if (other) emplace(*other); }
  template <class U, typename __where<__is_constructible(T, U) && __is_convertible_to(U, T)>::holds = 0>
  optional(optional<U> &&other) : __holds(false) { if (other) emplace(std::move(*other)); }
  template <class U, typename __where<__is_constructible(T, U) && !__is_convertible_to(U, T)>::holds = 0>
  explicit optional(optional<U> &&other) : __holds(false) { if (other) emplace(std::move(*other)); }
  ~optional() { reset(); }
  optional &operator=(nullopt_t none) noexcept {
    reset();
    return *this;
  }
  optional &operator=(const optional &other) {
    if (!other.__holds) reset();
    else if (__holds) *place() = *other.place();
    else emplace(*other.place());
    return *this;
  }
  optional &operator=(optional &&other) noexcept {
    if (!other.__holds) reset();
    else if (__holds) *place() = std::move(*other.place());
    else emplace(std::move(*other.place()));
    return *this;
  }
  template <class U = T, typename __where<__comes<T, U>::isTaken>::holds = 0> optional &operator=(U &&value) {
    if (__holds) *place() = std::forward<U>(value);
    else emplace(std::forward<U>(value));
    return *this;
  }
  template <class U, typename __where<__is_constructible(T, const U &) && __is_assignable(T &, const U &)>::holds = 0>
  optional &operator=(const optional<U> &other) {
    if (!other) reset();
    else if (__holds) *place() = *other;
    else emplace(*other);
    return *this;
  }
  template <class U, typename __where<__is_constructible(T, U) && __is_assignable(T &, U)>::holds = 0>
  optional &operator=(optional<U> &&other) {
    if (!other) reset();
    else if (__holds) *place() = std::move(*other);
    else emplace(std::move(*other));
    return *this;
  }
  template <class... A> T &emplace(A &&...arguments) {
    reset();
    new (place()) T(std::forward<A>(arguments)...);
    __holds = true;
    return *place();
  }
  void reset() noexcept {
    if (!__holds) return;
    __holds = false;
    place()->~T();
  }
  bool has_value() const noexcept { return __holds; }
  explicit operator bool() const noexcept { return __holds; }
  T &operator*() & { return *place(); }
  const T &operator*() const & { return *place(); }
  T &&operator*() && { return std::move(*place()); }
  T *operator->() { return place(); }
  const T *operator->() const { return place(); }
  T &value() & {
    need();
    return *place();
  }
  const T &value() const & {
    need();
    return *place();
  }
  T &&value() && {
    need();
    return std::move(*place());
  }
  template <class U> T value_or(U &&other) const & { return __holds ? T(*place()) : T(std::forward<U>(other)); }
  template <class U> T value_or(U &&other) && { return __holds ? T(std::move(*place())) : T(std::forward<U>(other)); }
  void swap(optional &other) { std::swap(*this, other); }
};
template <class T> optional<typename __plain<T>::type> make_optional(T &&value) {
  return optional<typename __plain<T>::type>(std::forward<T>(value));
}
template <class T> bool operator==(const optional<T> &a, nullopt_t none) { return !a; }
template <class T> bool operator!=(const optional<T> &a, nullopt_t none) { return (bool)a; }
template <class T> bool operator==(nullopt_t none, const optional<T> &a) { return !a; }
template <class T> bool operator!=(nullopt_t none, const optional<T> &a) { return (bool)a; }
template <class T> bool operator==(const optional<T> &a, const optional<T> &b) {
  return (bool)a == (bool)b && (!a || *a == *b);
}
template <class T> bool operator!=(const optional<T> &a, const optional<T> &b) { return !(a == b); }
template <class T> bool operator==(const optional<T> &a, const T &b) { return a && *a == b; }
template <class T> bool operator!=(const optional<T> &a, const T &b) { return !(a == b); }
template <class T> bool operator==(const T &b, const optional<T> &a) { return a && *a == b; }
template <class T> bool operator!=(const T &b, const optional<T> &a) { return !(a == b); }
}
