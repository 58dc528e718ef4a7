// <vector>: elements side by side in one block of memory. Where that is full, the next element begins a block of
// twice the size, and the others go over to it: they are moved where a move throws nothing, otherwise copied, so
// that a throw would leave the old block whole.
//: part vector.cpp
//: names vector
//: requires traits.cpp
//: requires initializer_list.cpp
//: requires string.cpp

namespace std {
template <class I> struct __pointee {};
template <class T> struct __pointee<T *> { typedef T type; };
template <class I> class reverse_iterator {
  I behind;
public:
  explicit reverse_iterator(I behind) : behind(behind) {}
  I base() const { return behind; }
  typename __pointee<I>::type &operator*() const { return *(behind - 1); }
  I operator->() const { return behind - 1; }
  reverse_iterator &operator++() { --behind; return *this; }
  reverse_iterator operator++(int) { return reverse_iterator(behind--); }
  reverse_iterator &operator--() { ++behind; return *this; }
  reverse_iterator operator+(long n) const { return reverse_iterator(behind - n); }
  bool operator==(const reverse_iterator &other) const { return behind == other.behind; }
  bool operator!=(const reverse_iterator &other) const { return behind != other.behind; }
};

template <class T> class __attribute__((selfsame_shape(elements))) vector {
  T *__start, *__last, *__bound;

  // Elements that are being made side by side: where one of them throws, those before it go, and the block where it is
  // to become this vector's.
  struct __row {
    T *block, *first, *last;
    explicit __row(T *place, T *block = nullptr) : block(block), first(place), last(place) {}
    ~__row() {
      destroy(first, last);
      free(block);
    }
    T *done() {
      first = last;
      block = nullptr;
      return last;
    }
  };

  static T *room(unsigned long n) { return n ? (T *)malloc(n * sizeof(T)) : nullptr; }
  static void destroy(T *from, T *to) noexcept {
    for (; from != to; ++from) from->~T();
  }
  // An element in a new place, made of the one in the old.
  static void take(T *to, T *from) {
    if constexpr (__is_nothrow_constructible(T, T &&) || !__is_constructible(T, const T &)) {
      new (to) T(std::move(*from));
    } else {
      new (to) T(*from);
    }
  }
  static void take(T *to, T *from, T *end) {
    __row row(to);
    for (; from != end; ++from, ++row.last) take(row.last, from);
    row.done();
  }
  // Elements go over to another block. Whoever moves without a throw goes at once, the others when all are there.
  static void carry(T *to, T *from, T *end) {
    if constexpr (__is_nothrow_constructible(T, T &&)) {
      for (; from != end; ++from, ++to) {
        new (to) T(std::move(*from));
        from->~T();
      }
    } else {
      take(to, from, end);
    }
  }
  static void leave(T *from, T *to) {
    if constexpr (!__is_nothrow_constructible(T, T &&)) destroy(from, to);
  }
  void settle(T *block, unsigned long count, unsigned long capacity) {
    free(__start);
    __start = block;
    __last = block + count;
    __bound = block + capacity;
  }
  static T *fill(T *to, unsigned long n, const T &value) {
    __row row(to);
    for (; n > 0; --n, ++row.last) new (row.last) T(value);
    return row.done();
  }
  static T *fill(T *to, unsigned long n) {
    __row row(to);
    for (; n > 0; --n, ++row.last) new (row.last) T();
    return row.done();
  }
  template <class I> static T *copy(I from, I to, T *place) {
    __row row(place);
    for (; from != to; ++from, ++row.last) new (row.last) T(*from);
    return row.done();
  }
  // What a constructor begins with, before there is an element.
  void open(unsigned long n) {
    __start = __last = room(n);
    __bound = __start + n;
  }
  unsigned long grown(unsigned long more) const { return size() + (size() > more ? size() : more); }
  // There is no room left: a new block, in which the new element is made first.
  template <class... A> T *grow(T *place, A &&...arguments) {
    unsigned long before = place - __start, count = size(), capacity = grown(1);
    T *block = room(capacity);
    __row row(block + before, block);
    new (row.last) T(std::forward<A>(arguments)...);
    ++row.last;
    carry(block, __start, place);
    row.first = block;
    carry(block + before + 1, place, __last);
    row.done();
    leave(__start, __last);
    settle(block, count + 1, capacity);
    return __start + before;
  }
  // The elements behind a place step back, the __last one first.
  T *shift(T *place, T &&value) {
    new (__last) T(std::move(*(__last - 1)));
    ++__last;
    for (T *each = __last - 2; each != place; --each) *each = std::move(*(each - 1));
    *place = std::move(value);
    return place;
  }
  void cut(T *end) {
    T *old = __last;
    __last = end;
    destroy(end, old);
  }
  template <class I> void become(I from, unsigned long n) {
    if (n > capacity()) {
      T *block = room(n);
      __row row(block, block);
      copy(from, from + n, block);
      row.done();
      destroy(__start, __last);
      settle(block, n, n);
      return;
    }
    T *place = __start;
    for (; place != __last && n > 0; --n, ++from, ++place) *place = *from;
    if (n == 0) cut(place);
    else __last = copy(from, from + n, __last);
  }
  void need(unsigned long index) const {
    if (index < size()) return;
    char text[120];
    sprintf(text, "vector::_M_range_check: __n (which is %lu) >= this->size() (which is %lu)", index, size());
    __throw_out_of_range(text);
  }
public:
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef T *pointer;
  typedef T *iterator;
  typedef const T *const_iterator;
  typedef unsigned long size_type;
  typedef long difference_type;
  typedef std::reverse_iterator<T *> reverse_iterator;
  typedef std::reverse_iterator<const T *> const_reverse_iterator;

  vector() noexcept : __start(nullptr), __last(nullptr), __bound(nullptr) {}
  explicit vector(unsigned long n) : vector() {
    open(n);
    __last = fill(__start, n);
  }
  vector(unsigned long n, const T &value) : vector() {
    open(n);
    __last = fill(__start, n, value);
  }
  template <class I, class = typename __where<!__is_convertible_to(I, long)>::holds>
  vector(I from, I to) : vector() {
    open(to - from);
    __last = copy(from, to, __start);
  }
  vector(initializer_list<T> list) : vector() {
    open(list.size());
    __last = copy(list.begin(), list.end(), __start);
  }
  vector(const vector &other) : vector() {
    open(other.size());
    __last = copy(other.begin(), other.end(), __start);
  }
  vector(vector &&other) noexcept : __start(other.__start), __last(other.__last), __bound(other.__bound) {
    other.__start = other.__last = other.__bound = nullptr;
  }
  ~vector() {
    destroy(__start, __last);
    free(__start);
  }
  vector &operator=(const vector &other) {
    if (this != &other) become(other.begin(), other.size());
    return *this;
  }
  vector &operator=(vector &&other) noexcept {
    vector held(std::move(other));
    swap(held);
    return *this;
  }
  vector &operator=(initializer_list<T> list) {
    become(list.begin(), list.size());
    return *this;
  }
  void assign(unsigned long n, const T &value) {
    if (n > capacity()) {
      vector made(n, value);
      swap(made);
      return;
    }
    T *place = __start;
    for (; place != __last && n > 0; --n, ++place) *place = value;
    if (n == 0) {
      cut(place);
    } else {
      __last = fill(__last, n, value);
    }
  }
  template <class I, class = typename __where<!__is_convertible_to(I, long)>::holds>
  void assign(I from, I to) { become(from, to - from); }
  void assign(initializer_list<T> list) { become(list.begin(), list.size()); }

  unsigned long size() const noexcept { return __last - __start; }
  unsigned long capacity() const noexcept { return __bound - __start; }
  bool empty() const noexcept { return __start == __last; }
  T *data() noexcept { return __start; }
  const T *data() const noexcept { return __start; }
  T &operator[](unsigned long i) { return __start[i]; }
  const T &operator[](unsigned long i) const { return __start[i]; }
  T &at(unsigned long i) { need(i); return __start[i]; }
  const T &at(unsigned long i) const { need(i); return __start[i]; }
  T &front() { return *__start; }
  const T &front() const { return *__start; }
  T &back() { return *(__last - 1); }
  const T &back() const { return *(__last - 1); }
  T *begin() noexcept { return __start; }
  const T *begin() const noexcept { return __start; }
  T *end() noexcept { return __last; }
  const T *end() const noexcept { return __last; }
  const T *cbegin() const noexcept { return __start; }
  const T *cend() const noexcept { return __last; }
  reverse_iterator rbegin() { return reverse_iterator(__last); }
  reverse_iterator rend() { return reverse_iterator(__start); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(__last); }
  const_reverse_iterator rend() const { return const_reverse_iterator(__start); }

  template <class... A> T &emplace_back(A &&...arguments) {
    if (__last != __bound) {
      new (__last) T(std::forward<A>(arguments)...);
      ++__last;
    } else {
      grow(__last, std::forward<A>(arguments)...);
    }
    return *(__last - 1);
  }
  void push_back(const T &value) { emplace_back(value); }
  void push_back(T &&value) { emplace_back(std::move(value)); }
  void pop_back() {
    --__last;
    __last->~T();
  }
  template <class... A> T *emplace(const T *position, A &&...arguments) {
    T *place = (T *)position;
    if (__last == __bound) return grow(place, std::forward<A>(arguments)...);
    if (place == __last) return &emplace_back(std::forward<A>(arguments)...);
    T value(std::forward<A>(arguments)...);
    return shift(place, std::move(value));
  }
  T *insert(const T *position, const T &value) { return emplace(position, value); }
  T *insert(const T *position, T &&value) {
    T *place = (T *)position;
    if (__last == __bound) return grow(place, std::move(value));
    if (place == __last) return &emplace_back(std::move(value));
    return shift(place, std::move(value));
  }
  T *insert(const T *position, unsigned long n, const T &value) {
    unsigned long before = position - __start, count = size();
    T *place = __start + before;
    if (n == 0) return place;
    if ((unsigned long)(__bound - __last) < n) {
      unsigned long capacity = grown(n);
      T *block = room(capacity);
      __row row(block + before, block);
      row.last = fill(row.first, n, value);
      take(block, __start, place);
      row.first = block;
      take(block + before + n, place, __last);
      row.done();
      destroy(__start, __last);
      settle(block, count + n, capacity);
      return __start + before;
    }
    if (place == __last) {
      __last = fill(__last, n, value);
      return place;
    }
    T held(value);
    unsigned long after = __last - place;
    T *old = __last;
    if (after > n) {
      for (T *each = old - n; each != old; ++each, ++__last) new (__last) T(std::move(*each));
      for (T *each = old; each != place + n; --each) *(each - 1) = std::move(*(each - 1 - n));
      for (T *each = place; each != place + n; ++each) *each = held;
    } else {
      __last = fill(__last, n - after, held);
      for (T *each = place; each != old; ++each, ++__last) new (__last) T(std::move(*each));
      for (T *each = place; each != old; ++each) *each = held;
    }
    return place;
  }
  template <class I, class = typename __where<!__is_convertible_to(I, long)>::holds>
  T *insert(const T *position, I from, I to) {
    unsigned long before = position - __start, count = size(), n = to - from;
    T *place = __start + before;
    if (n == 0) return place;
    if ((unsigned long)(__bound - __last) < n) {
      unsigned long capacity = grown(n);
      T *block = room(capacity);
      __row row(block, block);
      take(block, __start, place);
      row.last = block + before;
      row.last = copy(from, to, row.last);
      take(row.last, place, __last);
      row.done();
      destroy(__start, __last);
      settle(block, count + n, capacity);
      return __start + before;
    }
    unsigned long after = __last - place;
    T *old = __last;
    if (after > n) {
      for (T *each = old - n; each != old; ++each, ++__last) new (__last) T(std::move(*each));
      for (T *each = old; each != place + n; --each) *(each - 1) = std::move(*(each - 1 - n));
      for (T *each = place; from != to; ++from, ++each) *each = *from;
    } else {
      __last = copy(from + after, to, __last);
      for (T *each = place; each != old; ++each, ++__last) new (__last) T(std::move(*each));
      for (T *each = place; each != old; ++from, ++each) *each = *from;
    }
    return place;
  }
  T *insert(const T *position, initializer_list<T> list) {
    return insert(position, list.begin(), list.end());
  }
  T *erase(const T *position) {
    T *place = (T *)position;
    for (T *each = place + 1; each != __last; ++each) *(each - 1) = std::move(*each);
    --__last;
    __last->~T();
    return place;
  }
  T *erase(const T *from, const T *to) {
    T *place = (T *)from, *rest = (T *)to;
    if (place == rest) return place;
    T *end = place;
    for (; rest != __last; ++rest, ++end) *end = std::move(*rest);
    cut(end);
    return place;
  }
  void clear() noexcept { cut(__start); }
  void reserve(unsigned long n) {
    if (n <= capacity()) return;
    unsigned long count = size();
    T *block = room(n);
    __row row(block, block);
    carry(block, __start, __last);
    row.done();
    leave(__start, __last);
    settle(block, count, n);
  }
  void resize(unsigned long n) {
    unsigned long count = size();
    if (n <= count) {
      cut(__start + n);
    } else if (n <= capacity()) {
      __last = fill(__last, n - count);
    } else {
      unsigned long capacity = grown(n - count);
      T *block = room(capacity);
      __row row(block + count, block);
      row.last = fill(row.first, n - count);
      carry(block, __start, __last);
      row.done();
      leave(__start, __last);
      settle(block, n, capacity);
    }
  }
  void resize(unsigned long n, const T &value) {
    if (n <= size()) cut(__start + n);
    else insert(end(), n - size(), value);
  }
  void shrink_to_fit() {
    unsigned long count = size();
    if (count == capacity()) return;
    T *block = room(count);
    __row row(block, block);
    take(block, __start, __last);
    row.done();
    destroy(__start, __last);
    settle(block, count, count);
  }
  void swap(vector &other) noexcept {
    std::swap(__start, other.__start);
    std::swap(__last, other.__last);
    std::swap(__bound, other.__bound);
  }
};
template <class T> bool operator==(const vector<T> &a, const vector<T> &b) {
  if (a.size() != b.size()) return false;
  for (unsigned long i = 0; i < a.size(); i++) {
    if (!(a[i] == b[i])) return false;
  }
  return true;
}
template <class T> bool operator!=(const vector<T> &a, const vector<T> &b) { return !(a == b); }
template <class T> bool operator<(const vector<T> &a, const vector<T> &b) {
  for (unsigned long i = 0; i < a.size() && i < b.size(); i++) {
    if (a[i] < b[i]) return true;
    if (b[i] < a[i]) return false;
  }
  return a.size() < b.size();
}
template <class T> void swap(vector<T> &a, vector<T> &b) noexcept { a.swap(b); }

// Elements that are bits: no reference leads to one, but an object that knows where it stands.
class _Bit_reference {
  unsigned long *__word, __mask;
public:
  _Bit_reference(unsigned long *word, unsigned long mask) : __word(word), __mask(mask) {}
  _Bit_reference(const _Bit_reference &other) = default;
  operator bool() const noexcept { return (*__word & __mask) != 0; }
  _Bit_reference &operator=(bool x) noexcept {
    if (x) *__word |= __mask;
    else *__word &= ~__mask;
    return *this;
  }
  _Bit_reference &operator=(const _Bit_reference &other) noexcept { return *this = (bool)other; }
  bool operator==(const _Bit_reference &other) const { return (bool)*this == (bool)other; }
  bool operator<(const _Bit_reference &other) const { return !(bool)*this && (bool)other; }
  void flip() noexcept { *__word ^= __mask; }
};
// `R`: what it leads to.
template <class R> class __bit_iterator {
  unsigned long *__words;
  long __at;
public:
  __bit_iterator() : __words(nullptr), __at(0) {}
  __bit_iterator(unsigned long *words, long at) : __words(words), __at(at) {}
  operator __bit_iterator<bool>() const { return __bit_iterator<bool>(__words, __at); }
  long __place() const { return __at; }
  R operator*() const { return _Bit_reference(__words + __at / 64, 1ul << __at % 64); }
  R operator[](long n) const { return *(*this + n); }
  __bit_iterator &operator++() { ++__at; return *this; }
  __bit_iterator operator++(int) { return __bit_iterator(__words, __at++); }
  __bit_iterator &operator--() { --__at; return *this; }
  __bit_iterator operator--(int) { return __bit_iterator(__words, __at--); }
  __bit_iterator &operator+=(long n) { __at += n; return *this; }
  __bit_iterator &operator-=(long n) { __at -= n; return *this; }
  __bit_iterator operator+(long n) const { return __bit_iterator(__words, __at + n); }
  __bit_iterator operator-(long n) const { return __bit_iterator(__words, __at - n); }
  long operator-(const __bit_iterator &other) const { return __at - other.__at; }
  bool operator==(const __bit_iterator &other) const { return __at == other.__at; }
  bool operator!=(const __bit_iterator &other) const { return __at != other.__at; }
  bool operator<(const __bit_iterator &other) const { return __at < other.__at; }
};
template <> class vector<bool> {
  unsigned long *__words, __count, __room, __spare[2];
  // What had room in words of 64 has it in more of them.
  void widen(unsigned long n) {
    if (n <= __room) return;
    unsigned long words = (n + 63) / 64;
    unsigned long *block = (unsigned long *)malloc(words * 8);
    memset(block, 0, words * 8);
    if (__count) memcpy(block, __words, (__count + 63) / 64 * 8);
    free(__words);
    __words = block;
    __room = words * 64;
  }
  unsigned long grown(unsigned long more) const { return __count + (__count > more ? __count : more); }
public:
  typedef bool value_type;
  typedef _Bit_reference reference;
  typedef bool const_reference;
  typedef __bit_iterator<_Bit_reference> iterator;
  typedef __bit_iterator<bool> const_iterator;
  typedef unsigned long size_type;
  typedef long difference_type;

  vector() noexcept : __words(nullptr), __count(0), __room(0) {}
  explicit vector(unsigned long n, bool value = false) : vector() { resize(n, value); }
  template <class I, class = typename __where<!__is_convertible_to(I, long)>::holds>
  vector(I from, I to) : vector() {
    widen(to - from);
    for (; from != to; ++from) push_back(*from);
  }
  vector(initializer_list<bool> list) : vector() { *this = list; }
  vector(const vector &other) : vector() { *this = other; }
  vector(vector &&other) noexcept : vector() { swap(other); }
  ~vector() { free(__words); }
  vector &operator=(const vector &other) {
    if (this == &other) return *this;
    __count = 0;
    widen(other.__count);
    for (bool x : other) push_back(x);
    return *this;
  }
  vector &operator=(vector &&other) noexcept {
    vector held(std::move(other));
    swap(held);
    return *this;
  }
  vector &operator=(initializer_list<bool> list) {
    __count = 0;
    widen(list.size());
    for (bool x : list) push_back(x);
    return *this;
  }
  void assign(unsigned long n, bool value) {
    __count = 0;
    resize(n, value);
  }
  unsigned long size() const noexcept { return __count; }
  unsigned long capacity() const noexcept { return __room; }
  bool empty() const noexcept { return __count == 0; }
  _Bit_reference operator[](unsigned long i) { return begin()[i]; }
  bool operator[](unsigned long i) const { return begin()[i]; }
  _Bit_reference at(unsigned long i) { need(i); return begin()[i]; }
  bool at(unsigned long i) const { need(i); return begin()[i]; }
  _Bit_reference front() { return *begin(); }
  bool front() const { return *begin(); }
  _Bit_reference back() { return *(end() - 1); }
  bool back() const { return *(end() - 1); }
  iterator begin() noexcept { return iterator(__words, 0); }
  iterator end() noexcept { return iterator(__words, __count); }
  const_iterator begin() const noexcept { return const_iterator(__words, 0); }
  const_iterator end() const noexcept { return const_iterator(__words, __count); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  void reserve(unsigned long n) { widen(n); }
  void push_back(bool value) {
    if (__count == __room) widen(grown(64));
    ++__count;
    back() = value;
  }
  _Bit_reference emplace_back(bool value = false) {
    push_back(value);
    return back();
  }
  void pop_back() { --__count; }
  void clear() noexcept { __count = 0; }
  void resize(unsigned long n, bool value = false) {
    if (n > __room) widen(grown(n - __count));
    while (__count < n) push_back(value);
    __count = n;
  }
  iterator insert(const_iterator position, bool value) {
    long place = position.__place();
    push_back(value);
    for (long i = __count - 1; i > place; --i) begin()[i] = begin()[i - 1];
    begin()[place] = value;
    return begin() + place;
  }
  iterator erase(const_iterator position) { return erase(position, position + 1); }
  iterator erase(const_iterator from, const_iterator to) {
    long place = from.__place(), gap = to - from;
    for (long i = place; i + gap < (long)__count; ++i) begin()[i] = begin()[i + gap];
    __count -= gap;
    return begin() + place;
  }
  void flip() noexcept {
    for (iterator each = begin(); each != end(); ++each) (*each).flip();
  }
  void swap(vector &other) noexcept {
    std::swap(__words, other.__words);
    std::swap(__count, other.__count);
    std::swap(__room, other.__room);
  }
private:
  void need(unsigned long index) const {
    if (index < __count) return;
    char text[120];
    sprintf(text, "vector<bool>::_M_range_check: __n (which is %lu) >= this->size() (which is %lu)", index, __count);
    __throw_out_of_range(text);
  }
};
}
