// <memory>: pointers that own what they point to, alone or together.
//: part memory.cpp
//: names unique_ptr make_unique shared_ptr make_shared weak_ptr enable_shared_from_this default_delete
//: names static_pointer_cast dynamic_pointer_cast bad_weak_ptr
//: requires traits.cpp
//: requires exception.cpp

namespace std {
class bad_weak_ptr : public exception {
public:
  const char *what() const noexcept override { return "bad_weak_ptr"; }
};
template <class T> struct default_delete {
  default_delete() {}
  template <class U> default_delete(const default_delete<U> &other) {}
  void operator()(T *object) const noexcept { delete object; }
};
template <class T> struct default_delete<T[]> {
  void operator()(T *objects) const noexcept { delete[] objects; }
};

// Whoever deletes is a base where it is a class: one without fields takes no room.
template <class D> struct __deleter : D {
  __deleter() {}
  template <class E> __deleter(E &&deleter) : D(std::forward<E>(deleter)) {}
  D &get_deleter() { return *this; }
};
template <class R, class A> struct __deleter<R (*)(A)> {
  typedef R (*type)(A);
  type function;
  __deleter() : function(nullptr) {}
  __deleter(type deleter) : function(deleter) {}
  type &get_deleter() { return function; }
};

// MARK: Alone

template <class T, class D = default_delete<T>> class __attribute__((selfsame_shape(owner))) unique_ptr : public __deleter<D> {
  T *__held;
public:
  typedef T element_type;
  typedef T *pointer;
  typedef D deleter_type;
  unique_ptr() noexcept : __held(nullptr) {}
  unique_ptr(nullptr_t) noexcept : __held(nullptr) {}
  explicit unique_ptr(T *object) noexcept : __held(object) {}
  unique_ptr(T *object, const D &deleter) : __deleter<D>(deleter), __held(object) {}
  unique_ptr(T *object, D &&deleter) : __deleter<D>(std::move(deleter)), __held(object) {}
  unique_ptr(const unique_ptr &other) = delete;
  unique_ptr(unique_ptr &&other) noexcept : __deleter<D>(std::forward<D>(other.get_deleter())), __held(other.release()) {}
  template <class U, class E, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  unique_ptr(unique_ptr<U, E> &&other) : __deleter<D>(std::forward<E>(other.get_deleter())), __held(other.release()) {}
  ~unique_ptr() {
    if (__held) this->get_deleter()(__held);
    __held = nullptr;
  }
  unique_ptr &operator=(const unique_ptr &other) = delete;
  unique_ptr &operator=(unique_ptr &&other) noexcept {
    reset(other.release());
    this->get_deleter() = std::forward<D>(other.get_deleter());
    return *this;
  }
  template <class U, class E, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  unique_ptr &operator=(unique_ptr<U, E> &&other) {
    reset(other.release());
    this->get_deleter() = std::forward<E>(other.get_deleter());
    return *this;
  }
  unique_ptr &operator=(nullptr_t) {
    reset();
    return *this;
  }
  T *get() const noexcept { return __held; }
  T *release() noexcept {
    T *object = __held;
    __held = nullptr;
    return object;
  }
  void reset(T *object = nullptr) noexcept {
    T *old = __held;
    __held = object;
    if (old) this->get_deleter()(old);
  }
  void swap(unique_ptr &other) noexcept {
    std::swap(__held, other.__held);
    std::swap(this->get_deleter(), other.get_deleter());
  }
  T &operator*() const { return *__held; }
  T *operator->() const noexcept { return __held; }
  explicit operator bool() const noexcept { return __held != nullptr; }
};
template <class T, class D> class __attribute__((selfsame_shape(owner))) unique_ptr<T[], D> : public __deleter<D> {
  T *__held;
public:
  typedef T element_type;
  typedef T *pointer;
  typedef D deleter_type;
  unique_ptr() noexcept : __held(nullptr) {}
  unique_ptr(nullptr_t) noexcept : __held(nullptr) {}
  explicit unique_ptr(T *objects) noexcept : __held(objects) {}
  unique_ptr(T *objects, const D &deleter) : __deleter<D>(deleter), __held(objects) {}
  unique_ptr(T *objects, D &&deleter) : __deleter<D>(std::move(deleter)), __held(objects) {}
  unique_ptr(const unique_ptr &other) = delete;
  unique_ptr(unique_ptr &&other) noexcept : __deleter<D>(std::forward<D>(other.get_deleter())), __held(other.release()) {}
  ~unique_ptr() { reset(); }
  unique_ptr &operator=(const unique_ptr &other) = delete;
  unique_ptr &operator=(unique_ptr &&other) noexcept {
    reset(other.release());
    this->get_deleter() = std::forward<D>(other.get_deleter());
    return *this;
  }
  unique_ptr &operator=(nullptr_t) {
    reset();
    return *this;
  }
  T *get() const noexcept { return __held; }
  T *release() noexcept {
    T *objects = __held;
    __held = nullptr;
    return objects;
  }
  void reset(T *objects = nullptr) noexcept {
    T *old = __held;
    __held = objects;
    if (old) this->get_deleter()(old);
  }
  void swap(unique_ptr &other) noexcept {
    std::swap(__held, other.__held);
    std::swap(this->get_deleter(), other.get_deleter());
  }
  T &operator[](unsigned long i) const { return __held[i]; }
  explicit operator bool() const noexcept { return __held != nullptr; }
};

template <class T> struct __made_alone {
  template <class... A> static unique_ptr<T> with(A &&...arguments) {
    return unique_ptr<T>(new T(std::forward<A>(arguments)...));
  }
};
template <class T> struct __made_alone<T[]> {
  static unique_ptr<T[]> with(unsigned long count) { return unique_ptr<T[]>(new T[count]()); }
};
template <class T, class... A> unique_ptr<T> make_unique(A &&...arguments) {
  return __made_alone<T>::with(std::forward<A>(arguments)...);
}

template <class T, class D, class U, class E>
bool operator==(const unique_ptr<T, D> &a, const unique_ptr<U, E> &b) { return a.get() == b.get(); }
template <class T, class D, class U, class E>
bool operator!=(const unique_ptr<T, D> &a, const unique_ptr<U, E> &b) { return a.get() != b.get(); }
template <class T, class D, class U, class E>
bool operator<(const unique_ptr<T, D> &a, const unique_ptr<U, E> &b) { return a.get() < b.get(); }
template <class T, class D, class U, class E>
bool operator>(const unique_ptr<T, D> &a, const unique_ptr<U, E> &b) { return b < a; }
template <class T, class D, class U, class E>
bool operator<=(const unique_ptr<T, D> &a, const unique_ptr<U, E> &b) { return !(b < a); }
template <class T, class D, class U, class E>
bool operator>=(const unique_ptr<T, D> &a, const unique_ptr<U, E> &b) { return !(a < b); }
template <class T, class D> bool operator==(const unique_ptr<T, D> &a, nullptr_t b) { return !a; }
template <class T, class D> bool operator!=(const unique_ptr<T, D> &a, nullptr_t b) { return (bool)a; }
template <class T, class D> bool operator==(nullptr_t b, const unique_ptr<T, D> &a) { return !a; }
template <class T, class D> bool operator!=(nullptr_t b, const unique_ptr<T, D> &a) { return (bool)a; }
template <class T, class D> bool operator<(const unique_ptr<T, D> &a, nullptr_t b) { return false; }
template <class T, class D> bool operator<(nullptr_t b, const unique_ptr<T, D> &a) { return (bool)a; }
template <class T, class D> bool operator>(const unique_ptr<T, D> &a, nullptr_t b) { return (bool)a; }
template <class T, class D> bool operator>(nullptr_t b, const unique_ptr<T, D> &a) { return false; }
template <class T, class D> bool operator<=(const unique_ptr<T, D> &a, nullptr_t b) { return !a; }
template <class T, class D> bool operator<=(nullptr_t b, const unique_ptr<T, D> &a) { return true; }
template <class T, class D> bool operator>=(const unique_ptr<T, D> &a, nullptr_t b) { return true; }
template <class T, class D> bool operator>=(nullptr_t b, const unique_ptr<T, D> &a) { return !a; }
template <class T, class D> void swap(unique_ptr<T, D> &a, unique_ptr<T, D> &b) { a.swap(b); }

// MARK: Together

// Beside an object: how many own it, and how many know of it. All owners together know of it once.
struct __counts {
  std::atomic<long> owners, watchers;
  __counts() : owners(1), watchers(1) {}
  virtual ~__counts() {}
  virtual void drop() noexcept = 0;
  void release() noexcept {
    if (--owners > 0) return;
    drop();
    forget();
  }
  void forget() noexcept { if (--watchers == 0) delete this; }
};
template <class T, class D> struct __attribute__((selfsame_shape(counts))) __counts_of : public __counts {
  T *object;
  D deleter;
  __counts_of(T *object, const D &deleter) : object(object), deleter(deleter) {}
  void drop() noexcept override { deleter(object); }
};

template <class T> class weak_ptr;
template <class T> class enable_shared_from_this;

template <class T> class __attribute__((selfsame_shape(owner))) shared_ptr {
public:
  typedef T element_type;
  T *__held;
  __counts *__shared;
  shared_ptr() noexcept : __held(nullptr), __shared(nullptr) {}
  shared_ptr(nullptr_t) noexcept : __held(nullptr), __shared(nullptr) {}
  template <class U, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  explicit shared_ptr(U *object) : __held(object), __shared(new __counts_of<U, default_delete<U>>(object, default_delete<U>())) {
    __adopt(*this, object);
  }
  template <class U, class D, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  shared_ptr(U *object, D deleter) : __held(object), __shared(new __counts_of<U, D>(object, deleter)) {
    __adopt(*this, object);
  }
  shared_ptr(const shared_ptr &other) noexcept : __held(other.__held), __shared(other.__shared) { if (__shared) __shared->owners++; }
  shared_ptr(shared_ptr &&other) noexcept : __held(other.__held), __shared(other.__shared) {
    other.__held = nullptr;
    other.__shared = nullptr;
  }
  template <class U, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  shared_ptr(const shared_ptr<U> &other) : __held(other.__held), __shared(other.__shared) { if (__shared) __shared->owners++; }
  template <class U, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  shared_ptr(shared_ptr<U> &&other) : __held(other.__held), __shared(other.__shared) {
    other.__held = nullptr;
    other.__shared = nullptr;
  }
  // A part of what another owns.
  template <class U> shared_ptr(const shared_ptr<U> &other, T *part) : __held(part), __shared(other.__shared) {
    if (__shared) __shared->owners++;
  }
  template <class U> explicit shared_ptr(const weak_ptr<U> &other) : __held(other.__held), __shared(other.__shared) {
    if (!__shared || __shared->owners == 0) throw bad_weak_ptr();
    __shared->owners++;
  }
  template <class U, class D, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  shared_ptr(unique_ptr<U, D> &&other) : __held(other.get()), __shared(nullptr) {
    if (!__held) return;
    __shared = new __counts_of<U, D>(other.get(), other.get_deleter());
    __adopt(*this, other.release());
  }
  ~shared_ptr() { if (__shared) __shared->release(); }
  shared_ptr &operator=(const shared_ptr &other) noexcept {
    shared_ptr(other).swap(*this);
    return *this;
  }
  shared_ptr &operator=(shared_ptr &&other) noexcept {
    shared_ptr(std::move(other)).swap(*this);
    return *this;
  }
  template <class U, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  shared_ptr &operator=(const shared_ptr<U> &other) {
    shared_ptr(other).swap(*this);
    return *this;
  }
  template <class U, class D, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  shared_ptr &operator=(unique_ptr<U, D> &&other) {
    shared_ptr(std::move(other)).swap(*this);
    return *this;
  }
  T *get() const noexcept { return __held; }
  long use_count() const noexcept { return __shared ? __shared->owners : 0; }
  bool unique() const { return use_count() == 1; }
  template <class U> bool owner_before(const shared_ptr<U> &other) const { return __shared < other.__shared; }
  template <class U> bool owner_before(const weak_ptr<U> &other) const { return __shared < other.__shared; }
  void reset() noexcept { shared_ptr().swap(*this); }
  template <class U> void reset(U *object) { shared_ptr(object).swap(*this); }
  template <class U, class D> void reset(U *object, D deleter) { shared_ptr(object, deleter).swap(*this); }
  void swap(shared_ptr &other) noexcept {
    std::swap(__held, other.__held);
    std::swap(__shared, other.__shared);
  }
  T &operator*() const { return *__held; }
  T *operator->() const noexcept { return __held; }
  explicit operator bool() const noexcept { return __held != nullptr; }
};
template <class T, class... A> shared_ptr<T> make_shared(A &&...arguments) {
  return shared_ptr<T>(new T(std::forward<A>(arguments)...));
}
template <class T, class U> shared_ptr<T> static_pointer_cast(const shared_ptr<U> &other) {
  return shared_ptr<T>(other, static_cast<T *>(other.get()));
}
template <class T, class U> shared_ptr<T> dynamic_pointer_cast(const shared_ptr<U> &other) {
  T *object = dynamic_cast<T *>(other.get());
  return object ? shared_ptr<T>(other, object) : shared_ptr<T>();
}
template <class T, class U> bool operator==(const shared_ptr<T> &a, const shared_ptr<U> &b) { return a.get() == b.get(); }
template <class T, class U> bool operator!=(const shared_ptr<T> &a, const shared_ptr<U> &b) { return a.get() != b.get(); }
template <class T, class U> bool operator<(const shared_ptr<T> &a, const shared_ptr<U> &b) { return a.get() < b.get(); }
template <class T, class U> bool operator>(const shared_ptr<T> &a, const shared_ptr<U> &b) { return b < a; }
template <class T, class U> bool operator<=(const shared_ptr<T> &a, const shared_ptr<U> &b) { return !(b < a); }
template <class T, class U> bool operator>=(const shared_ptr<T> &a, const shared_ptr<U> &b) { return !(a < b); }
template <class T> bool operator==(const shared_ptr<T> &a, nullptr_t b) { return !a; }
template <class T> bool operator!=(const shared_ptr<T> &a, nullptr_t b) { return (bool)a; }
template <class T> bool operator==(nullptr_t b, const shared_ptr<T> &a) { return !a; }
template <class T> bool operator!=(nullptr_t b, const shared_ptr<T> &a) { return (bool)a; }
template <class T> bool operator<(const shared_ptr<T> &a, nullptr_t b) { return false; }
template <class T> bool operator<(nullptr_t b, const shared_ptr<T> &a) { return (bool)a; }
template <class T> bool operator>(const shared_ptr<T> &a, nullptr_t b) { return (bool)a; }
template <class T> bool operator>(nullptr_t b, const shared_ptr<T> &a) { return false; }
template <class T> bool operator<=(const shared_ptr<T> &a, nullptr_t b) { return !a; }
template <class T> bool operator<=(nullptr_t b, const shared_ptr<T> &a) { return true; }
template <class T> bool operator>=(const shared_ptr<T> &a, nullptr_t b) { return true; }
template <class T> bool operator>=(nullptr_t b, const shared_ptr<T> &a) { return !a; }
template <class T> void swap(shared_ptr<T> &a, shared_ptr<T> &b) { a.swap(b); }

// MARK: Not at all

template <class T> class __attribute__((selfsame_shape(owner))) weak_ptr {
public:
  T *__held;
  __counts *__shared;
  weak_ptr() noexcept : __held(nullptr), __shared(nullptr) {}
  weak_ptr(const weak_ptr &other) noexcept : __held(other.__held), __shared(other.__shared) { if (__shared) __shared->watchers++; }
  weak_ptr(weak_ptr &&other) noexcept : __held(other.__held), __shared(other.__shared) {
    other.__held = nullptr;
    other.__shared = nullptr;
  }
  template <class U, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  weak_ptr(const shared_ptr<U> &other) : __held(other.__held), __shared(other.__shared) { if (__shared) __shared->watchers++; }
  template <class U, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  weak_ptr(const weak_ptr<U> &other) : __held(other.__held), __shared(other.__shared) { if (__shared) __shared->watchers++; }
  ~weak_ptr() { if (__shared) __shared->forget(); }
  weak_ptr &operator=(const weak_ptr &other) noexcept {
    weak_ptr(other).swap(*this);
    return *this;
  }
  weak_ptr &operator=(weak_ptr &&other) noexcept {
    weak_ptr(std::move(other)).swap(*this);
    return *this;
  }
  template <class U, class = typename __where<__is_convertible_to(U *, T *)>::holds>
  weak_ptr &operator=(const shared_ptr<U> &other) {
    weak_ptr(other).swap(*this);
    return *this;
  }
  template <class U> bool owner_before(const shared_ptr<U> &other) const { return __shared < other.__shared; }
  template <class U> bool owner_before(const weak_ptr<U> &other) const { return __shared < other.__shared; }
  long use_count() const noexcept { return __shared ? __shared->owners : 0; }
  bool expired() const noexcept { return use_count() == 0; }
  shared_ptr<T> lock() const noexcept { return expired() ? shared_ptr<T>() : shared_ptr<T>(*this); }
  void reset() noexcept { weak_ptr().swap(*this); }
  void swap(weak_ptr &other) noexcept {
    std::swap(__held, other.__held);
    std::swap(__shared, other.__shared);
  }
};

template <class T> class enable_shared_from_this {
public:
  mutable weak_ptr<T> __self;
protected:
  enable_shared_from_this() {}
  enable_shared_from_this(const enable_shared_from_this &other) {}
  enable_shared_from_this &operator=(const enable_shared_from_this &other) { return *this; }
public:
  shared_ptr<T> shared_from_this() { return shared_ptr<T>(__self); }
  shared_ptr<const T> shared_from_this() const { return shared_ptr<const T>(__self); }
  weak_ptr<T> weak_from_this() { return __self; }
  weak_ptr<const T> weak_from_this() const { return __self; }
};
// The first owner of an object that wants to know its owners tells it.
template <class S, class T> void __adopt(const S &owner, enable_shared_from_this<T> *object) {
  if (object && object->__self.expired()) {
    object->__self.__shared = owner.__shared;
    object->__self.__held = static_cast<T *>(object);
    owner.__shared->watchers++;
  }
}
template <class S> void __adopt(const S &owner, const void *object) {}
template <class T, class D> struct __leads<unique_ptr<T, D>> {
  static T &to(const unique_ptr<T, D> &owner) { return *owner; }
};
template <class T> struct __leads<shared_ptr<T>> {
  static T &to(const shared_ptr<T> &owner) { return *owner; }
};
}
