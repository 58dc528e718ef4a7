// <unordered_map>, <unordered_set>: a hash table in the manner of libstdc++'s: as many chains, the same numbers for the
// same keys, and so the same order of its elements.
//: part unordered_map.cpp
//: names unordered_map unordered_set hash<
//: requires algorithm.cpp
//: requires keys.cpp
//: requires initializer_list.cpp
//: requires string.cpp

namespace std {
unsigned long __hash_bytes(const void *from, unsigned long n, unsigned long seed) {
  const unsigned long mul = 0xc6a4a7935bd1e995ul;
  const unsigned char *at = (const unsigned char *)from;
  unsigned long value = seed ^ (n * mul), left = n;
  for (; left >= 8; left -= 8, at += 8) {
    unsigned long data;
    memcpy(&data, at, 8);
    data *= mul;
    data = (data ^ (data >> 47)) * mul;
    value = (value ^ data) * mul;
  }
  if (left) {
    unsigned long data = 0;
    for (unsigned long i = left; i > 0; i--) data = data << 8 | at[i - 1];
    value = (value ^ data) * mul;
  }
  value = (value ^ (value >> 47)) * mul;
  return value ^ (value >> 47);
}
template <class K> struct hash {
  unsigned long operator()(const K &k) const noexcept { return (unsigned long)k; }
};
template <> struct hash<string> {
  unsigned long operator()(const string &k) const noexcept { return __hash_bytes(k.data(), k.size(), 0xc70f6907ul); }
};
template <> struct hash<double> {
  unsigned long operator()(const double &k) const noexcept {
    double held = k;
    return held == 0 ? 0 : __hash_bytes(&held, sizeof held, 0xc70f6907ul);
  }
};
template <> struct hash<float> {
  unsigned long operator()(const float &k) const noexcept {
    float held = k;
    return held == 0 ? 0 : __hash_bytes(&held, sizeof held, 0xc70f6907ul);
  }
};
struct __hash_node {
  __hash_node *next;
  unsigned long code;
  static constexpr bool hasBefore = false;
  static const char *missing() { return "unordered_map::at"; }
  static __hash_node *after(__hash_node *x) { return x->next; }
};
// All elements are one chain; each bucket has what stands in front of its first.
template <class K, class V, class Seen, class Key, class Hash, class Equal> class __hash_table {
protected:
  typedef __hash_node __node;
  typedef __held<__hash_node, V> __element;
  __hash_node **__buckets, *__single, __before;
  unsigned long __room, __count, __bound;
  Hash __hash;
  Equal __equal;
  static const K &key(__hash_node *x) { return Key::of(static_cast<__element *>(x)->value); }
  void start() {
    __buckets = &__single;
    __single = __before.next = nullptr;
    __room = 1;
    __count = __bound = 0;
  }
  static unsigned long prime(unsigned long n) {
    static const unsigned primes[] = {
      2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113,
      127, 137, 139, 149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467,
      503, 541, 577, 619, 661, 709, 761, 823, 887, 953, 1031, 1109, 1193, 1289, 1381, 1493, 1613, 1741, 1879, 2029,
      2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703, 5087, 5503, 5953, 6427, 6949, 7517, 8123,
      8783, 9497, 10273, 11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183, 20753, 22447, 24281, 26267, 28411,
      30727, 33223, 35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779, 85229, 92203, 99733,
      107897, 116731, 126271, 136607, 147793, 159871, 172933, 187091, 202409, 351061, 712697, 1447153, 2938679,
      5967347, 0};
    unsigned long i = 0;
    while (primes[i] < n && primes[i + 1]) i++;
    return primes[i];
  }
  void rehashed(unsigned long n) {
    __hash_node **made = &__single;
    if (n == 1) __single = nullptr;
    else made = (__hash_node **)malloc(n * sizeof(*made));
    for (unsigned long i = 0; i < n; i++) made[i] = nullptr;
    __hash_node *x = __before.next;
    unsigned long last = 0;
    __before.next = nullptr;
    while (x) {
      __hash_node *next = x->next;
      unsigned long at = x->code % n;
      if (made[at]) {
        x->next = made[at]->next;
        made[at]->next = x;
      } else {
        x->next = __before.next;
        __before.next = x;
        made[at] = &__before;
        if (x->next) made[last] = x;
        last = at;
      }
      x = next;
    }
    if (__buckets != &__single) free(__buckets);
    __buckets = made;
    __room = n;
  }
  __hash_node *in(unsigned long at, const K &k, unsigned long code) const {
    __hash_node *before = __buckets[at];
    if (!before) return nullptr;
    for (__hash_node *x = before->next; x; before = x, x = x->next) {
      if (x->code % __room != at) break;
      if (x->code == code && __equal(k, key(x))) return before;
    }
    return nullptr;
  }
  __hash_node *found(const K &k) const {
    unsigned long code = __hash(k);
    __hash_node *before = in(code % __room, k, code);
    return before ? before->next : nullptr;
  }
  void enter(__element *x, unsigned long code) {
    x->code = code;
    if (__count + 1 > __bound) {
      unsigned long least = __count + 1;
      if (!__bound && least < 11) least = 11;
      if (least >= __room) {
        least = least + 1 > 2 * __room ? least + 1 : 2 * __room;
        unsigned long n = prime(least);
        __bound = n;
        rehashed(n);
      } else {
        __bound = __room;
      }
    }
    unsigned long at = code % __room;
    if (__buckets[at]) {
      x->next = __buckets[at]->next;
      __buckets[at]->next = x;
    } else {
      x->next = __before.next;
      __before.next = x;
      if (x->next) __buckets[x->next->code % __room] = x;
      __buckets[at] = &__before;
    }
    ++__count;
  }
  void leave(__hash_node *x) {
    unsigned long at = x->code % __room;
    __hash_node *before = __buckets[at], *next = x->next;
    while (before->next != x) before = before->next;
    if (before == __buckets[at]) {
      if (!next || next->code % __room != at) {
        if (next) __buckets[next->code % __room] = before;
        __buckets[at] = nullptr;
      }
    } else if (next && next->code % __room != at) {
      __buckets[next->code % __room] = before;
    }
    before->next = next;
    --__count;
    delete static_cast<__element *>(x);
  }
  void drop() {
    for (__hash_node *x = __before.next; x;) {
      __hash_node *next = x->next;
      delete static_cast<__element *>(x);
      x = next;
    }
    __before.next = nullptr;
    __count = 0;
  }
  // The elements of another one, in its order.
  void copy(const __hash_table &other) {
    __bound = other.__bound;
    rehashed(other.__room);
    __hash_node *last = &__before;
    for (__hash_node *x = other.__before.next; x; x = x->next) {
      __element *made = new __element(static_cast<__element *>(x)->value);
      made->next = nullptr;
      made->code = x->code;
      last->next = made;
      if (!__buckets[x->code % __room]) __buckets[x->code % __room] = last;
      last = made;
      ++__count;
    }
  }
  void take(__hash_table &other) {
    start();
    if (other.__buckets != &other.__single) __buckets = other.__buckets;
    else __single = other.__single;
    __before.next = other.__before.next;
    __room = other.__room;
    __count = other.__count;
    __bound = other.__bound;
    if (__before.next) __buckets[__before.next->code % __room] = &__before;
    other.start();
  }
  typedef pair<__place_of<__hash_node, Seen>, bool> __entry;
  __entry entry(__hash_node *x, bool isNew) { return __entry(__place_of<__hash_node, Seen>(x), isNew); }
  template <class... A> __entry made(const K &k, A &&...arguments) {
    unsigned long code = __hash(k);
    __hash_node *before = in(code % __room, k, code);
    if (before) return entry(before->next, false);
    __element *x = new __element(std::forward<A>(arguments)...);
    enter(x, code);
    return entry(x, true);
  }
  // An element of a key that is not there yet, and of what its value is made of.
  template <class L, class... A> __entry tried(const K &k, L &&given, A &&...arguments) {
    return made(k, __by_parts(), std::forward<L>(given), std::forward<A>(arguments)...);
  }
public:
  typedef K key_type;
  typedef V value_type;
  typedef Hash hasher;
  typedef unsigned long size_type;
  typedef long difference_type;
  typedef V &reference;
  typedef const V &const_reference;
  typedef __place_of<__hash_node, Seen> iterator;
  typedef __place_of<__hash_node, const V> const_iterator;
  __hash_table() { start(); }
  __hash_table(const __hash_table &other) : __hash(other.__hash), __equal(other.__equal) {
    start();
    copy(other);
  }
  __hash_table(__hash_table &&other) noexcept : __hash(other.__hash), __equal(other.__equal) { take(other); }
  ~__hash_table() {
    drop();
    if (__buckets != &__single) free(__buckets);
  }
  __hash_table &operator=(const __hash_table &other) {
    if (this == &other) return *this;
    drop();
    copy(other);
    return *this;
  }
  __hash_table &operator=(__hash_table &&other) noexcept {
    if (this == &other) return *this;
    drop();
    if (__buckets != &__single) free(__buckets);
    take(other);
    return *this;
  }
  iterator begin() noexcept { return iterator(__before.next); }
  iterator end() noexcept { return iterator(nullptr); }
  const_iterator begin() const noexcept { return const_iterator(__before.next); }
  const_iterator end() const noexcept { return const_iterator(nullptr); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  unsigned long size() const noexcept { return __count; }
  bool empty() const noexcept { return __count == 0; }
  unsigned long bucket_count() const noexcept { return __room; }
  void clear() noexcept {
    drop();
    for (unsigned long i = 0; i < __room; i++) __buckets[i] = nullptr;
  }
  void reserve(unsigned long n) {
    unsigned long wanted = prime(n > __count + 1 ? n : __count + 1);
    __bound = wanted;
    if (wanted != __room) rehashed(wanted);
  }
  iterator find(const K &k) { return iterator(found(k)); }
  const_iterator find(const K &k) const { return const_iterator(found(k)); }
  unsigned long count(const K &k) const { return found(k) != nullptr; }
  pair<iterator, iterator> equal_range(const K &k) {
    __hash_node *x = found(k);
    return pair<iterator, iterator>(iterator(x), iterator(x ? x->next : nullptr));
  }
  pair<const_iterator, const_iterator> equal_range(const K &k) const {
    __hash_node *x = found(k);
    return pair<const_iterator, const_iterator>(const_iterator(x), const_iterator(x ? x->next : nullptr));
  }
  pair<iterator, bool> insert(const V &value) { return made(Key::of(value), value); }
  pair<iterator, bool> insert(V &&value) { return made(Key::of(value), std::move(value)); }
  // What becomes an element of a map.
  template <class P, class = typename __where<!__is_same(K, V) && __is_constructible(V, P)>::holds>
  pair<iterator, bool> insert(P &&value) { return emplace(std::forward<P>(value)); }
  template <class I, class = typename __where<!__is_convertible_to(I, long)>::holds> void insert(I from, I to) {
    for (; from != to; ++from) insert(*from);
  }
  void insert(initializer_list<V> list) { insert(list.begin(), list.end()); }
  template <class... A> pair<iterator, bool> emplace(A &&...arguments) {
    __element *x = new __element(std::forward<A>(arguments)...);
    unsigned long code = __hash(key(x));
    __hash_node *before = in(code % __room, key(x), code);
    if (before) {
      delete x;
      return entry(before->next, false);
    }
    enter(x, code);
    return entry(x, true);
  }
  iterator erase(const_iterator place) {
    __hash_node *next = place.__place()->next;
    leave(place.__place());
    return iterator(next);
  }
  unsigned long erase(const K &k) {
    __hash_node *x = found(k);
    if (!x) return 0;
    leave(x);
    return 1;
  }
  void swap(__hash_table &other) noexcept {
    __hash_table held(std::move(other));
    other = std::move(*this);
    *this = std::move(held);
  }
};
template <class K, class T, class Hash = hash<K>, class Equal = equal_to<K>>
class unordered_map
    : public __by_key<K, T, __hash_table<K, pair<const K, T>, pair<const K, T>, __first_key, Hash, Equal>> {
public:
  unordered_map() {}
  unordered_map(initializer_list<pair<const K, T>> list) { this->insert(list); }
  template <class I> unordered_map(I from, I to) { this->insert(from, to); }
};
template <class K, class Hash = hash<K>, class Equal = equal_to<K>>
class unordered_set : public __hash_table<K, K, const K, __whole_key, Hash, Equal> {
public:
  unordered_set() {}
  unordered_set(initializer_list<K> list) { this->insert(list); }
  template <class I> unordered_set(I from, I to) { this->insert(from, to); }
};
}
