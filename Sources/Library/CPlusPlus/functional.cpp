// <functional>: std::function holds whatever can be called with its arguments: a copy of its own of it.
//: part functional.cpp
//: names function
//: names bad_function_call
//: requires traits.cpp
//: requires exception.cpp

namespace std {
class bad_function_call : public exception {
public:
  const char *what() const noexcept override { return "bad_function_call"; }
};
template <class F, class R, class... A> struct __callable {
  static R call(void *held, A &&...arguments) { return (*(F *)held)(std::forward<A>(arguments)...); }
  static void *copy(const void *held) { return new F(*(const F *)held); }
  static void drop(void *held) { delete (F *)held; }
};

template <class S> class function;
template <class R, class... A> class function<R(A...)> {
  void *held;
  R (*calls)(void *, A &&...);
  void *(*copies)(const void *);
  void (*drops)(void *);
public:
  typedef R result_type;
  function() noexcept : held(nullptr), calls(nullptr), copies(nullptr), drops(nullptr) {}
  function(nullptr_t) noexcept : held(nullptr), calls(nullptr), copies(nullptr), drops(nullptr) {}
  function(const function &other)
      : held(other.held ? other.copies(other.held) : nullptr), calls(other.calls), copies(other.copies),
        drops(other.drops) {}
  function(function &&other) noexcept
      : held(other.held), calls(other.calls), copies(other.copies), drops(other.drops) {
    other.held = nullptr;
  }
  template <class F, class = typename __where<!__is_same(typename __plain<F>::type, function)>::holds>
  function(F &&callable)
      : held(new typename __plain<F>::type(std::forward<F>(callable))),
        calls(__callable<typename __plain<F>::type, R, A...>::call),
        copies(__callable<typename __plain<F>::type, R, A...>::copy),
        drops(__callable<typename __plain<F>::type, R, A...>::drop) {}
  ~function() { if (held) drops(held); }
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
  template <class F, class = typename __where<!__is_same(typename __plain<F>::type, function)>::holds>
  function &operator=(F &&callable) {
    function(std::forward<F>(callable)).swap(*this);
    return *this;
  }
  void swap(function &other) noexcept {
    void *object = held;
    R (*call)(void *, A &&...) = calls;
    void *(*copy)(const void *) = copies;
    void (*drop)(void *) = drops;
    held = other.held;
    calls = other.calls;
    copies = other.copies;
    drops = other.drops;
    other.held = object;
    other.calls = call;
    other.copies = copy;
    other.drops = drop;
  }
  explicit operator bool() const noexcept { return held != nullptr; }
  R operator()(A... arguments) const {
    if (!held) throw bad_function_call();
    return calls(held, std::forward<A>(arguments)...);
  }
};
template <class R, class... A> bool operator==(const function<R(A...)> &f, nullptr_t none) { return !f; }
template <class R, class... A> bool operator!=(const function<R(A...)> &f, nullptr_t none) { return (bool)f; }
}
