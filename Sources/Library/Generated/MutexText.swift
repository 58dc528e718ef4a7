// swift-format-ignore-file
// Written by `make library` from CPlusPlus/mutex.cpp: change it there.
enum MutexText {
static let text: StaticString = #"""
namespace std {
class mutex {
protected:
  long __storage[8];
public:
  mutex() { memset(__storage, 0, sizeof(__storage)); }
  mutex(const mutex &other) = delete;
  mutex &operator=(const mutex &other) = delete;
  void lock() { pthread_mutex_lock(__storage); }
  bool try_lock() { return pthread_mutex_trylock(__storage) == 0; }
  void unlock() { pthread_mutex_unlock(__storage); }
  void *native_handle() { return __storage; }
};
class recursive_mutex : public mutex {
public:
  recursive_mutex() {
    long kind[2];
    pthread_mutexattr_init(kind);
    pthread_mutexattr_settype(kind, 2);
    pthread_mutex_init(__storage, kind);
  }
};
/* How a lock begins: held already, free, or held if nobody else holds it. */
struct adopt_lock_t {};
struct defer_lock_t {};
struct try_to_lock_t {};
static const adopt_lock_t adopt_lock = adopt_lock_t();
static const defer_lock_t defer_lock = defer_lock_t();
static const try_to_lock_t try_to_lock = try_to_lock_t();
class lock_guard {
  mutex &held;
public:
  explicit lock_guard(mutex &m) : held(m) { held.lock(); }
  lock_guard(mutex &m, adopt_lock_t) : held(m) {}
  ~lock_guard() { held.unlock(); }
  lock_guard(const lock_guard &other) = delete;
  lock_guard &operator=(const lock_guard &other) = delete;
};
class scoped_lock {
  mutex *one, *two;
public:
  scoped_lock() : one(nullptr), two(nullptr) {}
  explicit scoped_lock(mutex &m) : one(&m), two(nullptr) { one->lock(); }
  scoped_lock(mutex &m, mutex &n) : one(&m), two(&n) {
    for (;;) {
      one->lock();
      if (two->try_lock()) return;
      one->unlock();
      two->lock();
      if (one->try_lock()) return;
      two->unlock();
    }
  }
  ~scoped_lock() {
    if (one) one->unlock();
    if (two) two->unlock();
  }
  scoped_lock(const scoped_lock &other) = delete;
  scoped_lock &operator=(const scoped_lock &other) = delete;
};
class unique_lock {
  mutex *held;
  bool owns;
  /* What it throws, as nobody can catch it here. */
  static void refuse(const char *what) {
    fprintf(stderr, "terminate called after throwing an instance of 'std::system_error'\n  what():  %s\n", what);
    abort();
  }
public:
  unique_lock() : held(nullptr), owns(false) {}
  explicit unique_lock(mutex &m) : held(&m), owns(true) { held->lock(); }
  unique_lock(mutex &m, adopt_lock_t) : held(&m), owns(true) {}
  unique_lock(mutex &m, defer_lock_t) : held(&m), owns(false) {}
  unique_lock(mutex &m, try_to_lock_t) : held(&m), owns(m.try_lock()) {}
  unique_lock(unique_lock &&other) : held(other.held), owns(other.owns) { other.release(); }
  unique_lock &operator=(unique_lock &&other) {
    if (owns) held->unlock();
    held = other.held;
    owns = other.owns;
    other.release();
    return *this;
  }
  ~unique_lock() { if (owns) held->unlock(); }
  unique_lock(const unique_lock &other) = delete;
  unique_lock &operator=(const unique_lock &other) = delete;
  void lock() {
    if (!held) refuse("Operation not permitted");
    if (owns) refuse("Resource deadlock avoided");
    held->lock();
    owns = true;
  }
  bool try_lock() {
    if (!held) refuse("Operation not permitted");
    if (owns) refuse("Resource deadlock avoided");
    return owns = held->try_lock();
  }
  void unlock() {
    if (!owns) refuse("Operation not permitted");
    held->unlock();
    owns = false;
  }
  bool owns_lock() const { return owns; }
  explicit operator bool() const { return owns; }
  std::mutex *mutex() const { return held; }
  std::mutex *release() {
    std::mutex *m = held;
    held = nullptr;
    owns = false;
    return m;
  }
  void swap(unique_lock &other) {
    std::mutex *m = held;
    bool o = owns;
    held = other.held;
    owns = other.owns;
    other.held = m;
    other.owns = o;
  }
};
struct once_flag {
  long token;
  once_flag() : token(0) {}
  once_flag(const once_flag &other) = delete;
};
// Where the function throws, whoever comes next calls it again.
struct __once_turn {
  long *token;
  ~__once_turn() { __selfsame_onceLeave(&token); }
};
template <class F, class... A> void call_once(once_flag &flag, F &&function, A &&...arguments) {
  if (__selfsame_onceEnter(&flag.token)) {
    __once_turn turn{&flag.token};
    std::forward<F>(function)(std::forward<A>(arguments)...);
    __selfsame_onceDone(&flag.token);
    turn.token = nullptr;
  }
}
}
"""#
}
