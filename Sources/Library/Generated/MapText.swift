// swift-format-ignore-file
// Written by `make library` from CPlusPlus/map.cpp: change it there.
enum MapText {
static let text: StaticString = #"""
namespace std {
struct __tree_node {
  bool red;
  __tree_node *parent, *left, *right;
  static __tree_node *next(__tree_node *x) {
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
template <class V> struct __tree_element : __tree_node {
  V value;
  template <class L, class... A> __tree_element(__by_parts by, L &&k, A &&...arguments)
      : value(by, std::forward<L>(k), std::forward<A>(arguments)...) {}
  template <class... A> explicit __tree_element(A &&...arguments) : value(std::forward<A>(arguments)...) {}
};
// `V`: what it leads to, const where it may not be changed.
template <class V> class __tree_iterator {
  __tree_node *__node;
  typedef typename __plain<V>::type __value;
public:
  typedef __value value_type;
  typedef V &reference;
  typedef V *pointer;
  typedef long difference_type;
  __tree_iterator() : __node(nullptr) {}
  explicit __tree_iterator(__tree_node *node) : __node(node) {}
  operator __tree_iterator<const V>() const { return __tree_iterator<const V>(__node); }
  __tree_node *__place() const { return __node; }
  V &operator*() const { return static_cast<__tree_element<__value> *>(__node)->value; }
  V *operator->() const { return &**this; }
  __tree_iterator &operator++() { __node = __tree_node::next(__node); return *this; }
  __tree_iterator operator++(int) { __tree_iterator old = *this; ++*this; return old; }
  __tree_iterator &operator--() { __node = __tree_node::before(__node); return *this; }
  __tree_iterator operator--(int) { __tree_iterator old = *this; --*this; return old; }
};
template <class V, class W> bool operator==(const __tree_iterator<V> &a, const __tree_iterator<W> &b) {
  return a.__place() == b.__place();
}
template <class V, class W> bool operator!=(const __tree_iterator<V> &a, const __tree_iterator<W> &b) {
  return a.__place() != b.__place();
}
// What `map` and `set` have in common. `Seen`: what of an element may be changed through an iterator.
template <class K, class V, class Seen, class Key, class Less> class __tree {
protected:
  typedef __tree_element<V> __element;
  __tree_base __base;
  Less __less;
  static const K &key(__tree_node *x) { return Key::of(static_cast<__element *>(x)->value); }
  struct __gap {
    __tree_node *parent, *found;
    bool isLeft;
  };
  // Where a key belongs, or the node that has it already.
  __gap gap(const K &k) const {
    __tree_node *end = (__tree_node *)&__base.head, *x = __base.head.parent, *y = end;
    bool isLess = true;
    while (x) {
      y = x;
      isLess = __less(k, key(x));
      x = isLess ? x->left : x->right;
    }
    __tree_node *before = y;
    if (isLess) {
      if (y == __base.head.left || y == end) return __gap{y, nullptr, true};
      before = __tree_node::before(y);
    }
    if (__less(key(before), k)) return __gap{y, nullptr, y == end || isLess};
    return __gap{nullptr, before, false};
  }
  __tree_node *lower(const K &k) const {
    __tree_node *x = __base.head.parent, *y = (__tree_node *)&__base.head;
    while (x) {
      bool isBefore = __less(key(x), k);
      if (!isBefore) y = x;
      x = isBefore ? x->right : x->left;
    }
    return y;
  }
  __tree_node *upper(const K &k) const {
    __tree_node *x = __base.head.parent, *y = (__tree_node *)&__base.head;
    while (x) {
      bool isBehind = __less(k, key(x));
      if (isBehind) y = x;
      x = isBehind ? x->left : x->right;
    }
    return y;
  }
  __tree_node *found(const K &k) const {
    __tree_node *y = lower(k), *end = (__tree_node *)&__base.head;
    return y == end || __less(k, key(y)) ? end : y;
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
  // An element of a key that is not there yet, and of what its value is made of.
  template <class L, class... A> pair<__tree_iterator<Seen>, bool> tried(const K &k, L &&given, A &&...arguments) {
    __gap place = gap(k);
    if (place.found) return pair<__tree_iterator<Seen>, bool>(__tree_iterator<Seen>(place.found), false);
    __element *x = new __element(__by_parts(), std::forward<L>(given), std::forward<A>(arguments)...);
    __base.enter(place.isLeft, x, place.parent);
    return pair<__tree_iterator<Seen>, bool>(__tree_iterator<Seen>(x), true);
  }
  template <class... A> pair<__tree_iterator<Seen>, bool> made(A &&...arguments) {
    __element *x = new __element(std::forward<A>(arguments)...);
    __gap place = gap(key(x));
    if (place.found) {
      delete x;
      return pair<__tree_iterator<Seen>, bool>(iterator(place.found), false);
    }
    __base.enter(place.isLeft, x, place.parent);
    return pair<__tree_iterator<Seen>, bool>(iterator(x), true);
  }
public:
  typedef K key_type;
  typedef V value_type;
  typedef Less key_compare;
  typedef unsigned long size_type;
  typedef long difference_type;
  typedef V &reference;
  typedef const V &const_reference;
  typedef __tree_iterator<Seen> iterator;
  typedef __tree_iterator<const V> const_iterator;
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
  unsigned long count(const K &k) const { return found(k) != (__tree_node *)&__base.head; }
  iterator lower_bound(const K &k) { return iterator(lower(k)); }
  const_iterator lower_bound(const K &k) const { return const_iterator(lower(k)); }
  iterator upper_bound(const K &k) { return iterator(upper(k)); }
  const_iterator upper_bound(const K &k) const { return const_iterator(upper(k)); }
  pair<iterator, bool> insert(const V &value) {
    __gap place = gap(Key::of(value));
    if (place.found) return pair<iterator, bool>(iterator(place.found), false);
    __element *x = new __element(value);
    __base.enter(place.isLeft, x, place.parent);
    return pair<iterator, bool>(iterator(x), true);
  }
  pair<iterator, bool> insert(V &&value) {
    __gap place = gap(Key::of(value));
    if (place.found) return pair<iterator, bool>(iterator(place.found), false);
    __element *x = new __element(std::move(value));
    __base.enter(place.isLeft, x, place.parent);
    return pair<iterator, bool>(iterator(x), true);
  }
  template <class I, class = typename __where<!__is_convertible_to(I, long)>::holds> void insert(I from, I to) {
    for (; from != to; ++from) insert(*from);
  }
  void insert(initializer_list<V> list) { insert(list.begin(), list.end()); }
  template <class... A> pair<iterator, bool> emplace(A &&...arguments) { return made(std::forward<A>(arguments)...); }
  iterator erase(const_iterator place) {
    __tree_node *x = place.__place(), *behind = __tree_node::next(x);
    __base.leave(x);
    delete static_cast<__element *>(x);
    return iterator(behind);
  }
  iterator erase(const_iterator from, const_iterator to) {
    while (from != to) from = erase(from);
    return iterator(to.__place());
  }
  unsigned long erase(const K &k) {
    __tree_node *x = found(k);
    if (x == &__base.head) return 0;
    erase(const_iterator(x));
    return 1;
  }
  void swap(__tree &other) noexcept {
    __tree held(std::move(other));
    other = std::move(*this);
    *this = std::move(held);
  }
  key_compare key_comp() const { return __less; }
};
template <class K, class T, class Less = less<K>>
class map : public __tree<K, pair<const K, T>, pair<const K, T>, __first_key, Less> {
  typedef __tree<K, pair<const K, T>, pair<const K, T>, __first_key, Less> __all;
  typedef pair<const K, T> __pair;
  static T &value(__tree_node *x) { return static_cast<__tree_element<__pair> *>(x)->value.second; }
  T &known(const K &k) const {
    __tree_node *x = this->found(k);
    if (x == (__tree_node *)&this->__base.head) __throw_out_of_range("map::at");
    return value(x);
  }
public:
  typedef T mapped_type;
  map() {}
  explicit map(const Less &less) : __all(less) {}
  map(initializer_list<__pair> list) { this->insert(list); }
  template <class I> map(I from, I to) { this->insert(from, to); }
  T &operator[](const K &k) { return (*try_emplace(k).first).second; }
  T &operator[](K &&k) { return (*try_emplace(std::move(k)).first).second; }
  template <class... A> pair<typename __all::iterator, bool> try_emplace(const K &k, A &&...arguments) {
    return this->tried(k, k, std::forward<A>(arguments)...);
  }
  template <class... A> pair<typename __all::iterator, bool> try_emplace(K &&k, A &&...arguments) {
    return this->tried(k, std::move(k), std::forward<A>(arguments)...);
  }
  template <class U> pair<typename __all::iterator, bool> insert_or_assign(const K &k, U &&value) {
    pair<typename __all::iterator, bool> place = try_emplace(k, std::forward<U>(value));
    if (!place.second) (*place.first).second = std::forward<U>(value);
    return place;
  }
  T &at(const K &k) { return known(k); }
  const T &at(const K &k) const { return known(k); }
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
"""#
}
