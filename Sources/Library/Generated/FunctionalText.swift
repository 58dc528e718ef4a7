// swift-format-ignore-file
// Written by `make library` from CPlusPlus/functional.cpp: change it there.
enum FunctionalText {
static let text: StaticString = #"""
namespace std {
class bad_function_call : public exception {
public:
  const char *what() const noexcept override { return "bad_function_call"; }
};
template <class F, class R, class... A> struct __callable {
  static R call(void *__held, A &&...arguments) {
    if constexpr (__is_same(R, void)) (*(F *)__held)(std::forward<A>(arguments)...);
    else return (*(F *)__held)(std::forward<A>(arguments)...);
  }
  static void *copy(const void *__held) { return new F(*(const F *)__held); }
  static void drop(void *__held) { delete (F *)__held; }
};

// Whether a std::function can be made of something that is no such function itself.
template <class F, class Own, class S> struct __takes { static const bool value = __is_callable(F &, S); };
template <class F, class S> struct __takes<F, F, S> { static const bool value = false; };

template <class S> class function;
template <class R, class... A> class function<R(A...)> {
  void *__held;
  R (*__calls)(void *, A &&...);
  void *(*__copies)(const void *);
  void (*__drops)(void *);
public:
  typedef R result_type;
  function() noexcept : __held(nullptr), __calls(nullptr), __copies(nullptr), __drops(nullptr) {}
  function(nullptr_t) noexcept : __held(nullptr), __calls(nullptr), __copies(nullptr), __drops(nullptr) {}
  function(const function &other)
      : __held(other.__held ? other.__copies(other.__held) : nullptr), __calls(other.__calls), __copies(other.__copies),
        __drops(other.__drops) {}
  function(function &&other) noexcept
      : __held(other.__held), __calls(other.__calls), __copies(other.__copies), __drops(other.__drops) {
    other.__held = nullptr;
  }
  template <class F, class = typename __where<__takes<typename __plain<F>::type, function, R(A...)>::value>::holds>
  function(F &&callable)
      : __held(new typename __plain<F>::type(std::forward<F>(callable))),
        __calls(__callable<typename __plain<F>::type, R, A...>::call),
        __copies(__callable<typename __plain<F>::type, R, A...>::copy),
        __drops(__callable<typename __plain<F>::type, R, A...>::drop) {}
  ~function() { if (__held) __drops(__held); }
  function &operator=(const function &other) {
    function(other).swap(*this);
    return *this;
  }
  function &operator=(function &&other) noexcept {
    function(std::move(other)).swap(*this);
    return *this;
  }
  function &operator=(nullptr_t) noexcept {
    function().swap(*this);
    return *this;
  }
  template <class F, class = typename __where<__takes<typename __plain<F>::type, function, R(A...)>::value>::holds>
  function &operator=(F &&callable) {
    function(std::forward<F>(callable)).swap(*this);
    return *this;
  }
  void swap(function &other) noexcept {
    std::swap(__held, other.__held);
    std::swap(__calls, other.__calls);
    std::swap(__copies, other.__copies);
    std::swap(__drops, other.__drops);
  }
  explicit operator bool() const noexcept { return __held != nullptr; }
  R operator()(A... arguments) const {
    if (!__held) throw bad_function_call();
    return __calls(__held, std::forward<A>(arguments)...);
  }
};
template <class R, class... A> bool operator==(const function<R(A...)> &f, nullptr_t none) { return !f; }
template <class R, class... A> bool operator!=(const function<R(A...)> &f, nullptr_t none) { return (bool)f; }
}
"""#
}
