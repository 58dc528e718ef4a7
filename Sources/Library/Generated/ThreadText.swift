// swift-format-ignore-file
// Written by `make library` from CPlusPlus/thread.cpp: change it there.
enum ThreadText {
static let text: StaticString = #"""
namespace std {
// What a thread runs.
template <class F, class... A> struct __work {
  F function;
  __values<A...> arguments;
  template <class G, class... B> explicit __work(G &&function, B &&...arguments)
      : function(std::forward<G>(function)), arguments(std::forward<B>(arguments)...) {}
  static void *run(void *self) noexcept {
    __work *work = (__work *)self;
    work->arguments.give(work->function);
    delete work;
    return nullptr;
  }
};

// Whether something takes copies of the arguments: a method takes its object first.
template <class F, class... A> struct __is_invocable { static const bool value = __is_callable(F, void(A...)); };
class thread {
  void *__handle;
public:
  class id {
    void *__handle;
  public:
    id() noexcept : __handle(nullptr) {}
    explicit id(void *handle) : __handle(handle) {}
    void *__number() const { return __handle; }
    bool operator==(const id &other) const { return __handle == other.__handle; }
    bool operator!=(const id &other) const { return __handle != other.__handle; }
    bool operator<(const id &other) const { return (unsigned long)__handle < (unsigned long)other.__handle; }
  };
  thread() noexcept : __handle(nullptr) {}
  template <class F, class... A,
            class = typename __where<!__is_same(typename __plain<F>::type, thread)>::holds>
  explicit thread(F &&function, A &&...arguments) : __handle(nullptr) {
    static_assert(__is_invocable<typename __plain<F>::type, typename __plain<A>::type...>::value,
                  "std::thread arguments must be invocable after conversion to rvalues");
    typedef __work<typename __plain<F>::type, typename __plain<A>::type...> work;
    if (pthread_create(&__handle, nullptr, work::run,
                       new work(std::forward<F>(function), std::forward<A>(arguments)...)))
      __system_error("Resource temporarily unavailable");
  }
  thread(const thread &other) = delete;
  thread(thread &&other) noexcept : __handle(other.__handle) { other.__handle = nullptr; }
  thread &operator=(const thread &other) = delete;
  thread &operator=(thread &&other) noexcept {
    if (joinable()) terminate();
    __handle = other.__handle;
    other.__handle = nullptr;
    return *this;
  }
  ~thread() { if (joinable()) terminate(); }
  bool joinable() const noexcept { return __handle != nullptr; }
  void join() {
    if (!joinable()) __system_error("Invalid argument");
    if (pthread_join(__handle, nullptr)) __system_error("Resource deadlock avoided");
    __handle = nullptr;
  }
  void detach() {
    if (!joinable()) __system_error("Invalid argument");
    pthread_detach(__handle);
    __handle = nullptr;
  }
  id get_id() const noexcept { return id(__handle); }
  void *native_handle() { return __handle; }
  static unsigned hardware_concurrency() noexcept { return 2; }
  void swap(thread &other) noexcept { std::swap(__handle, other.__handle); }
};
namespace this_thread {
thread::id get_id() { return thread::id(pthread_self()); }
void yield() { __selfsame_sleep(0); }
template <long unit> void sleep_for(const chrono::duration<unit> &time) {
  if (time.count() > 0) __selfsame_sleep(time.count() * unit);
}
}
}
"""#
}
