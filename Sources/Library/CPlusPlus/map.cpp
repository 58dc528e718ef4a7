// <map>, <set>: a red and black tree, grown and balanced as libstdc++'s is: so it compares the same keys in the same
// order. Each element stands in a block of its own and stays there.
//: part map.cpp
//: names map< set<
//: requires algorithm.cpp
//: requires keys.cpp
//: requires initializer_list.cpp
//: requires string.cpp

namespace std {
struct __tree_node {
  bool red;
  __tree_node *parent, *left, *right;
  static constexpr bool hasBefore = true;
  static const char *missing() { return "map::at"; }
  static __tree_node *after(__tree_node *x) {
    if (x->right) {
      for (x = x->right; x->left;) x = x->left;
      return x;
    }
    __tree_node *y = x->parent;
    for (; x == y->right; y = y->parent) x = y;
    return x->right != y ? y : x;
  }
  static __tree_node *before(__tree_node *x) {
    if (x->red && x->parent->parent == x) return x->right;
    if (x->left) {
      for (x = x->left; x->right;) x = x->right;
      return x;
    }
    __tree_node *y = x->parent;
    for (; x == y->left; y = y->parent) x = y;
    return y;
  }
};
// The end of a tree: above the root, with its first element to the left and its last to the right.
struct __tree_base {
  __tree_node head;
  unsigned long count;
  __tree_base() { reset(); }
  void reset() {
    head.red = true;
    head.parent = nullptr;
    head.left = head.right = &head;
    count = 0;
  }
  void take(__tree_base &other) {
    if (!other.count) return;
    head = other.head;
    head.parent->parent = &head;
    count = other.count;
    other.reset();
  }
  // Where a node hangs from another one goes.
  void hang(__tree_node *x, __tree_node *instead) {
    if (x == head.parent) head.parent = instead;
    else if (x == x->parent->left) x->parent->left = instead;
    else x->parent->right = instead;
  }
  // A node comes down, and its right (left) child stands in its place.
  void turn(__tree_node *x, bool isLeft) {
    __tree_node *y = isLeft ? x->right : x->left, *inner = isLeft ? y->left : y->right;
    if (isLeft) x->right = inner;
    else x->left = inner;
    if (inner) inner->parent = x;
    y->parent = x->parent;
    hang(x, y);
    if (isLeft) y->left = x;
    else y->right = x;
    x->parent = y;
  }
  void enter(bool isLeft, __tree_node *x, __tree_node *parent) {
    x->parent = parent;
    x->left = x->right = nullptr;
    x->red = true;
    ++count;
    if (parent == &head) {
      head.parent = head.left = head.right = x;
    } else if (isLeft) {
      parent->left = x;
      if (parent == head.left) head.left = x;
    } else {
      parent->right = x;
      if (parent == head.right) head.right = x;
    }
    while (x != head.parent && x->parent->red) {
      __tree_node *above = x->parent->parent;
      bool onLeft = x->parent == above->left;
      __tree_node *uncle = onLeft ? above->right : above->left;
      if (uncle && uncle->red) {
        x->parent->red = uncle->red = false;
        above->red = true;
        x = above;
        continue;
      }
      if (x == (onLeft ? x->parent->right : x->parent->left)) {
        x = x->parent;
        turn(x, onLeft);
      }
      x->parent->red = false;
      above->red = true;
      turn(above, !onLeft);
    }
    head.parent->red = false;
  }
  void leave(__tree_node *z) {
    __tree_node *y = z, *x, *parent;
    --count;
    if (!y->left) {
      x = y->right;
    } else if (!y->right) {
      x = y->left;
    } else {
      for (y = y->right; y->left;) y = y->left;
      x = y->right;
    }
    bool wasRed = y->red;
    if (y != z) {
      z->left->parent = y;
      y->left = z->left;
      if (y != z->right) {
        parent = y->parent;
        if (x) x->parent = parent;
        parent->left = x;
        y->right = z->right;
        z->right->parent = y;
      } else {
        parent = y;
      }
      hang(z, y);
      y->parent = z->parent;
      y->red = z->red;
    } else {
      parent = y->parent;
      if (x) x->parent = parent;
      hang(z, x);
      if (head.left == z) {
        __tree_node *least = x ? x : parent;
        while (x && least->left) least = least->left;
        head.left = least;
      }
      if (head.right == z) {
        __tree_node *most = x ? x : parent;
        while (x && most->right) most = most->right;
        head.right = most;
      }
    }
    if (wasRed) return;
    while (x != head.parent && (!x || !x->red)) {
      bool onLeft = x == parent->left;
      __tree_node *w = onLeft ? parent->right : parent->left;
      if (w->red) {
        w->red = false;
        parent->red = true;
        turn(parent, onLeft);
        w = onLeft ? parent->right : parent->left;
      }
      __tree_node *outer = onLeft ? w->right : w->left, *inner = onLeft ? w->left : w->right;
      if (!(w->left && w->left->red) && !(w->right && w->right->red)) {
        w->red = true;
        x = parent;
        parent = parent->parent;
        continue;
      }
      if (!outer || !outer->red) {
        inner->red = false;
        w->red = true;
        turn(w, !onLeft);
        w = onLeft ? parent->right : parent->left;
        outer = onLeft ? w->right : w->left;
      }
      w->red = parent->red;
      parent->red = false;
      if (outer) outer->red = false;
      turn(parent, onLeft);
      break;
    }
    if (x) x->red = false;
  }
};
// What `map` and `set` have in common. `Seen`: what of an element may be changed through an iterator.
template <class K, class V, class Seen, class Key, class Less> class __tree {
protected:
  typedef __tree_node __node;
  typedef __held<__tree_node, V> __element;
  __tree_base __base;
  Less __less;
  static const K &key(__tree_node *x) { return Key::of(static_cast<__element *>(x)->value); }
  __tree_node *top() const { return (__tree_node *)&__base.head; }
  // Where a key belongs: below `parent`, and to the left where there is a `left`. No parent: `left` has the key already.
  struct __gap {
    __tree_node *left, *parent;
  };
  __gap gap(const K &k) const {
    __tree_node *x = __base.head.parent, *y = top();
    bool isLess = true;
    while (x) {
      y = x;
      isLess = __less(k, key(x));
      x = isLess ? x->left : x->right;
    }
    __tree_node *before = y;
    if (isLess) {
      if (y == __base.head.left) return __gap{nullptr, y};
      before = __tree_node::before(y);
    }
    if (__less(key(before), k)) return __gap{nullptr, y};
    return __gap{before, nullptr};
  }
  // The same, where it may well belong in front of a place.
  __gap gap(const K &k, __tree_node *place) const {
    if (place == top()) {
      if (__base.count && __less(key(__base.head.right), k)) return __gap{nullptr, __base.head.right};
    } else if (__less(k, key(place))) {
      if (place == __base.head.left) return __gap{place, place};
      __tree_node *before = __tree_node::before(place);
      if (__less(key(before), k)) return before->right ? __gap{place, place} : __gap{nullptr, before};
    } else if (__less(key(place), k)) {
      if (place == __base.head.right) return __gap{nullptr, place};
      __tree_node *after = __tree_node::after(place);
      if (__less(k, key(after))) return place->right ? __gap{after, after} : __gap{nullptr, place};
    } else {
      return __gap{place, nullptr};
    }
    return gap(k);
  }
  bool isLeft(const __gap &gap, const K &k) const {
    return gap.left || gap.parent == top() || __less(k, key(gap.parent));
  }
  __tree_node *lower(const K &k) const { return lower(__base.head.parent, top(), k); }
  __tree_node *lower(__tree_node *x, __tree_node *y, const K &k) const {
    while (x) {
      bool isBefore = __less(key(x), k);
      if (!isBefore) y = x;
      x = isBefore ? x->right : x->left;
    }
    return y;
  }
  __tree_node *upper(const K &k) const { return upper(__base.head.parent, top(), k); }
  __tree_node *upper(__tree_node *x, __tree_node *y, const K &k) const {
    while (x) {
      bool isBehind = __less(k, key(x));
      if (isBehind) y = x;
      x = isBehind ? x->left : x->right;
    }
    return y;
  }
  pair<__tree_node *, __tree_node *> equal(const K &k) const {
    __tree_node *x = __base.head.parent, *y = top();
    while (x) {
      if (__less(key(x), k)) {
        x = x->right;
      } else if (__less(k, key(x))) {
        y = x;
        x = x->left;
      } else {
        __tree_node *from = lower(x->left, x, k), *to = upper(x->right, y, k);
        return pair<__tree_node *, __tree_node *>(from, to);
      }
    }
    return pair<__tree_node *, __tree_node *>(y, y);
  }
  __tree_node *found(const K &k) const {
    __tree_node *y = lower(k);
    return y == top() || __less(k, key(y)) ? top() : y;
  }
  static void drop(__tree_node *x) {
    while (x) {
      drop(x->right);
      __tree_node *left = x->left;
      delete static_cast<__element *>(x);
      x = left;
    }
  }
  // First a node, then what is behind it, then what is in front.
  static __tree_node *copy(__tree_node *x, __tree_node *parent) {
    __element *made = new __element(static_cast<__element *>(x)->value);
    made->red = x->red;
    made->parent = parent;
    made->right = x->right ? copy(x->right, made) : nullptr;
    made->left = x->left ? copy(x->left, made) : nullptr;
    return made;
  }
  void copy(const __tree &other) {
    if (!other.__base.count) return;
    __tree_node *root = copy(other.__base.head.parent, &__base.head);
    __base.head.parent = __base.head.left = __base.head.right = root;
    while (__base.head.left->left) __base.head.left = __base.head.left->left;
    while (__base.head.right->right) __base.head.right = __base.head.right->right;
    __base.count = other.__base.count;
  }
  typedef pair<__place_of<__tree_node, Seen>, bool> __entry;
  __entry entry(__tree_node *x, bool isNew) { return __entry(__place_of<__tree_node, Seen>(x), isNew); }
  // An element that is there hangs into its gap, or goes where there is none.
  __entry hung(const __gap &gap, __element *x) {
    if (!gap.parent) {
      delete x;
      return entry(gap.left, false);
    }
    __base.enter(isLeft(gap, key(x)), x, gap.parent);
    return entry(x, true);
  }
  // An element is copied or moved where there is a gap for it.
  template <class W> __entry placed(const __gap &gap, W &&value) {
    if (!gap.parent) return entry(gap.left, false);
    bool goesLeft = isLeft(gap, Key::of(value));
    __element *x = new __element(std::forward<W>(value));
    __base.enter(goesLeft, x, gap.parent);
    return entry(x, true);
  }
  // An element of a key that is not there yet, and of what its value is made of.
  template <class L, class... A> __entry tried(const K &k, L &&given, A &&...arguments) {
    __tree_node *place = lower(k);
    if (place != top() && !__less(k, key(place))) return entry(place, false);
    __element *x = new __element(__by_parts(), std::forward<L>(given), std::forward<A>(arguments)...);
    return hung(gap(key(x), place), x);
  }
  template <class... A> __entry made(A &&...arguments) {
    __element *x = new __element(std::forward<A>(arguments)...);
    return hung(gap(key(x)), x);
  }
  template <class X, class Y> __entry joined(X &&k, Y &&value) {
    if constexpr (__is_key<X, K>::holds) return tried(k, std::forward<X>(k), std::forward<Y>(value));
    else return made(std::forward<X>(k), std::forward<Y>(value));
  }
  template <class W> void appended(W &&value) {
    if constexpr (__is_same(typename __plain<W>::type, V)) placed(gap(Key::of(value), top()), std::forward<W>(value));
    else made(std::forward<W>(value));
  }
public:
  typedef K key_type;
  typedef V value_type;
  typedef Less key_compare;
  typedef unsigned long size_type;
  typedef long difference_type;
  typedef V &reference;
  typedef const V &const_reference;
  typedef __place_of<__tree_node, Seen> iterator;
  typedef __place_of<__tree_node, const V> const_iterator;
  __tree() {}
  explicit __tree(const Less &less) : __less(less) {}
  __tree(const __tree &other) : __less(other.__less) { copy(other); }
  __tree(__tree &&other) noexcept : __less(other.__less) { __base.take(other.__base); }
  ~__tree() { drop(__base.head.parent); }
  __tree &operator=(const __tree &other) {
    if (this == &other) return *this;
    clear();
    __less = other.__less;
    copy(other);
    return *this;
  }
  __tree &operator=(__tree &&other) noexcept {
    if (this == &other) return *this;
    clear();
    __less = std::move(other.__less);
    __base.take(other.__base);
    return *this;
  }
  iterator begin() noexcept { return iterator(__base.head.left); }
  iterator end() noexcept { return iterator(&__base.head); }
  const_iterator begin() const noexcept { return const_iterator(__base.head.left); }
  const_iterator end() const noexcept { return const_iterator((__tree_node *)&__base.head); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  unsigned long size() const noexcept { return __base.count; }
  bool empty() const noexcept { return __base.count == 0; }
  void clear() noexcept {
    drop(__base.head.parent);
    __base.reset();
  }
  iterator find(const K &k) { return iterator(found(k)); }
  const_iterator find(const K &k) const { return const_iterator(found(k)); }
  unsigned long count(const K &k) const { return found(k) != top(); }
  iterator lower_bound(const K &k) { return iterator(lower(k)); }
  const_iterator lower_bound(const K &k) const { return const_iterator(lower(k)); }
  iterator upper_bound(const K &k) { return iterator(upper(k)); }
  const_iterator upper_bound(const K &k) const { return const_iterator(upper(k)); }
  pair<iterator, iterator> equal_range(const K &k) {
    pair<__tree_node *, __tree_node *> range = equal(k);
    return pair<iterator, iterator>(iterator(range.first), iterator(range.second));
  }
  pair<const_iterator, const_iterator> equal_range(const K &k) const {
    pair<__tree_node *, __tree_node *> range = equal(k);
    return pair<const_iterator, const_iterator>(const_iterator(range.first), const_iterator(range.second));
  }
  pair<iterator, bool> insert(const V &value) { return placed(gap(Key::of(value)), value); }
  pair<iterator, bool> insert(V &&value) { return placed(gap(Key::of(value)), std::move(value)); }
  // What becomes an element of a map.
  template <class P, class = typename __where<!__is_same(K, V) && __is_constructible(V, P)>::holds>
  pair<iterator, bool> insert(P &&value) {
    if constexpr (__is_key<typename __key_of<typename __plain<P>::type>::type, K>::holds) {
      return tried(value.first, std::forward<P>(value).first, std::forward<P>(value).second);
    } else {
      return made(std::forward<P>(value));
    }
  }
  template <class I, class = typename __where<!__is_convertible_to(I, long)>::holds> void insert(I from, I to) {
    for (; from != to; ++from) appended(*from);
  }
  void insert(initializer_list<V> list) { insert(list.begin(), list.end()); }
  template <class... A> pair<iterator, bool> emplace(A &&...arguments) {
    if constexpr (sizeof...(A) == 2 && !__is_same(K, V)) return joined(std::forward<A>(arguments)...);
    else return made(std::forward<A>(arguments)...);
  }
  iterator erase(const_iterator place) {
    __tree_node *x = place.__place(), *behind = __tree_node::after(x);
    __base.leave(x);
    delete static_cast<__element *>(x);
    return iterator(behind);
  }
  iterator erase(const_iterator from, const_iterator to) {
    while (from != to) from = erase(from);
    return iterator(to.__place());
  }
  unsigned long erase(const K &k) {
    pair<__tree_node *, __tree_node *> range = equal(k);
    unsigned long count = __base.count;
    erase(const_iterator(range.first), const_iterator(range.second));
    return count - __base.count;
  }
  void swap(__tree &other) noexcept {
    __tree held(std::move(other));
    other = std::move(*this);
    *this = std::move(held);
  }
  key_compare key_comp() const { return __less; }
};
template <class K, class T, class Less = less<K>>
class map : public __by_key<K, T, __tree<K, pair<const K, T>, pair<const K, T>, __first_key, Less>> {
  typedef __by_key<K, T, __tree<K, pair<const K, T>, pair<const K, T>, __first_key, Less>> __all;
public:
  map() {}
  explicit map(const Less &less) : __all(less) {}
  map(initializer_list<pair<const K, T>> list) { this->insert(list); }
  template <class I> map(I from, I to) { this->insert(from, to); }
};
template <class K, class Less = less<K>> class set : public __tree<K, K, const K, __whole_key, Less> {
  typedef __tree<K, K, const K, __whole_key, Less> __all;
public:
  set() {}
  explicit set(const Less &less) : __all(less) {}
  set(initializer_list<K> list) { this->insert(list); }
  template <class I> set(I from, I to) { this->insert(from, to); }
};
template <class K, class V, class S, class Key, class L>
bool operator==(const __tree<K, V, S, Key, L> &a, const __tree<K, V, S, Key, L> &b) {
  if (a.size() != b.size()) return false;
  typename __tree<K, V, S, Key, L>::const_iterator x = a.begin(), y = b.begin();
  for (; x != a.end(); ++x, ++y) if (!(*x == *y)) return false;
  return true;
}
template <class K, class V, class S, class Key, class L>
bool operator!=(const __tree<K, V, S, Key, L> &a, const __tree<K, V, S, Key, L> &b) { return !(a == b); }
}
