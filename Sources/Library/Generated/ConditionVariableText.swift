// swift-format-ignore-file
// Written by `make library` from CPlusPlus/condition_variable.cpp: change it there.
enum ConditionVariableText {
static let text: StaticString = #"""
namespace std {
enum class cv_status { no_timeout, timeout };
class condition_variable {
  long __storage[8];
public:
  condition_variable() { memset(__storage, 0, sizeof(__storage)); }
  condition_variable(const condition_variable &other) = delete;
  condition_variable &operator=(const condition_variable &other) = delete;
  void notify_one() noexcept { pthread_cond_signal(__storage); }
  void notify_all() noexcept { pthread_cond_broadcast(__storage); }
  void wait(unique_lock<mutex> &lock) { pthread_cond_wait(__storage, lock.mutex()->native_handle()); }
  template <class F> void wait(unique_lock<mutex> &lock, F holds) {
    while (!holds()) wait(lock);
  }
  template <long unit> cv_status wait_for(unique_lock<mutex> &lock, const chrono::duration<unit> &time) {
    __instant end(time.count() * unit);
    return __wait(lock, end) ? cv_status::no_timeout : cv_status::timeout;
  }
  template <long unit, class F> bool wait_for(unique_lock<mutex> &lock, const chrono::duration<unit> &time, F holds) {
    __instant end(time.count() * unit);
    while (!holds()) {
      if (!__wait(lock, end)) return holds();
    }
    return true;
  }
private:
  // A moment to come, as C has it.
  struct __instant {
    long seconds, nanoseconds;
    explicit __instant(long later) {
      clock_gettime(0, this);
      nanoseconds += later;
      seconds += nanoseconds / 1000000000;
      nanoseconds %= 1000000000;
    }
  };
  bool __wait(unique_lock<mutex> &lock, const __instant &end) {
    return pthread_cond_timedwait(__storage, lock.mutex()->native_handle(), &end) == 0;
  }
};
}
"""#
}
