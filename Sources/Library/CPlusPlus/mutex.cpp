// <mutex>: locks, guards and call_once.
//: part mutex.cpp
//: names mutex recursive_mutex lock_guard unique_lock scoped_lock once_flag call_once adopt_lock defer_lock try_to_lock
//: requires traits.cpp

namespace std {
class __lockable {
protected:
  long __storage[8];
public:
  __lockable() { memset(__storage, 0, sizeof(__storage)); }
  void lock() { pthread_mutex_lock(__storage); }
  bool try_lock() { return pthread_mutex_trylock(__storage) == 0; }
  void unlock() { pthread_mutex_unlock(__storage); }
  void *native_handle() { return __storage; }
};
class mutex : public __lockable {
public:
  mutex() {}
  mutex(const mutex &other) = delete;
  mutex &operator=(const mutex &other) = delete;
};
class recursive_mutex : public __lockable {
public:
  recursive_mutex(const recursive_mutex &other) = delete;
  recursive_mutex &operator=(const recursive_mutex &other) = delete;
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
template <class M> class lock_guard {
  M &held;
public:
  typedef M mutex_type;
  explicit lock_guard(M &m) : held(m) { held.lock(); }
  lock_guard(M &m, adopt_lock_t) : held(m) {}
  ~lock_guard() { held.unlock(); }
  lock_guard(const lock_guard &other) = delete;
  lock_guard &operator=(const lock_guard &other) = delete;
};
// Of none, one or two: what its constructors take says which.
template <class M = void, class N = void> class scoped_lock {
  M &one;
  N &two;
public:
  explicit scoped_lock() = delete;
  explicit scoped_lock(M &m) = delete;
  explicit scoped_lock(M &m, N &n) : one(m), two(n) {
    for (;;) {
      one.lock();
      if (two.try_lock()) return;
      one.unlock();
      two.lock();
      if (one.try_lock()) return;
      two.unlock();
    }
  }
  scoped_lock(adopt_lock_t, M &m, N &n) : one(m), two(n) {}
  ~scoped_lock() {
    one.unlock();
    two.unlock();
  }
  scoped_lock(const scoped_lock &other) = delete;
  scoped_lock &operator=(const scoped_lock &other) = delete;
};
template <class M> class scoped_lock<M, void> {
  M &one;
public:
  typedef M mutex_type;
  explicit scoped_lock(M &m) : one(m) { one.lock(); }
  scoped_lock(adopt_lock_t, M &m) : one(m) {}
  ~scoped_lock() { one.unlock(); }
  scoped_lock(const scoped_lock &other) = delete;
  scoped_lock &operator=(const scoped_lock &other) = delete;
};
template <> class scoped_lock<void, void> {
public:
  explicit scoped_lock() {}
  scoped_lock(const scoped_lock &other) = delete;
  scoped_lock &operator=(const scoped_lock &other) = delete;
};
template <class M> class unique_lock {
  M *held;
  bool owns;
public:
  typedef M mutex_type;
  unique_lock() : held(nullptr), owns(false) {}
  explicit unique_lock(M &m) : held(&m), owns(true) { held->lock(); }
  unique_lock(M &m, adopt_lock_t) : held(&m), owns(true) {}
  unique_lock(M &m, defer_lock_t) : held(&m), owns(false) {}
  unique_lock(M &m, try_to_lock_t) : held(&m), owns(m.try_lock()) {}
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
    if (!held) __system_error("Operation not permitted");
    if (owns) __system_error("Resource deadlock avoided");
    held->lock();
    owns = true;
  }
  bool try_lock() {
    if (!held) __system_error("Operation not permitted");
    if (owns) __system_error("Resource deadlock avoided");
    return owns = held->try_lock();
  }
  void unlock() {
    if (!owns) __system_error("Operation not permitted");
    held->unlock();
    owns = false;
  }
  bool owns_lock() const { return owns; }
  explicit operator bool() const { return owns; }
  M *mutex() const { return held; }
  M *release() {
    M *m = held;
    held = nullptr;
    owns = false;
    return m;
  }
  void swap(unique_lock &other) {
    std::swap(held, other.held);
    std::swap(owns, other.owns);
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
