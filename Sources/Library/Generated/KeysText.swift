// swift-format-ignore-file
// Written by `make library` from CPlusPlus/keys.cpp: change it there.
enum KeysText {
static let text: StaticString = #"""
namespace std {
template <class K> struct less {
  constexpr bool operator()(const K &a, const K &b) const { return a < b; }
};
template <class K> struct greater {
  constexpr bool operator()(const K &a, const K &b) const { return b < a; }
};
template <class K> struct equal_to {
  constexpr bool operator()(const K &a, const K &b) const { return a == b; }
};
// What of an element is its key.
struct __whole_key {
  template <class V> static const V &of(const V &value) { return value; }
};
struct __first_key {
  template <class V> static auto &of(const V &value) { return value.first; }
};
template <class X> struct __is_number {
  static constexpr bool holds = __is_integral(typename __bare<X>::type) || __is_floating_point(typename __bare<X>::type);
};
// Whether something is a key as it is, so that it can be looked for before anything is made of it.
template <class X, class K> struct __is_key {
  static constexpr bool holds = __is_same(typename __plain<X>::type, K) || (__is_number<X>::holds && __is_number<K>::holds);
};
// What the key of a pair is, and `void` of all else.
template <class P> struct __key_of { typedef void type; };
template <class A, class B> struct __key_of<pair<A, B>> { typedef A type; };

// An element: `Node` is what holds it in its place.
template <class Node, class V> struct __held : Node {
  V value;
  template <class L, class... A> __held(__by_parts by, L &&k, A &&...arguments)
      : value(by, std::forward<L>(k), std::forward<A>(arguments)...) {}
  template <class... A> explicit __held(A &&...arguments) : value(std::forward<A>(arguments)...) {}
};
// What leads to an element. `V`: what it leads to, const where it may not be changed.
template <class Node, class V> class __place_of {
  Node *__node;
  typedef typename __plain<V>::type __value;
public:
  typedef __value value_type;
  typedef V &reference;
  typedef V *pointer;
  typedef long difference_type;
  __place_of() : __node(nullptr) {}
  explicit __place_of(Node *node) : __node(node) {}
  operator __place_of<Node, const V>() const { return __place_of<Node, const V>(__node); }
  Node *__place() const { return __node; }
  V &operator*() const { return static_cast<__held<Node, __value> *>(__node)->value; }
  V *operator->() const { return &**this; }
  __place_of &operator++() { __node = Node::after(__node); return *this; }
  __place_of operator++(int) { __place_of old = *this; ++*this; return old; }
  template <class N = Node, typename __where<N::hasBefore>::holds = 0> __place_of &operator--() {
    __node = N::before(__node);
    return *this;
  }
  template <class N = Node, typename __where<N::hasBefore>::holds = 0> __place_of operator--(int) {
    __place_of old = *this;
    --*this;
    return old;
  }
};
template <class N, class V, class W> bool operator==(const __place_of<N, V> &a, const __place_of<N, W> &b) {
  return a.__place() == b.__place();
}
template <class N, class V, class W> bool operator!=(const __place_of<N, V> &a, const __place_of<N, W> &b) {
  return a.__place() != b.__place();
}
// What a map adds to the table that holds its elements. `tried` makes an element of a key that is not there yet.
template <class K, class T, class Table> class __by_key : public Table {
  T &known(const K &k) const {
    typename Table::const_iterator place = this->find(k);
    if (place == this->end()) __throw_out_of_range(Table::__node::missing());
    return (T &)place->second;
  }
  template <class L, class U> pair<typename Table::iterator, bool> assigned(const K &k, L &&given, U &&value) {
    pair<typename Table::iterator, bool> place = this->tried(k, std::forward<L>(given), std::forward<U>(value));
    if (!place.second) place.first->second = std::forward<U>(value);
    return place;
  }
public:
  typedef T mapped_type;
  __by_key() {}
  template <class C> explicit __by_key(const C &compare) : Table(compare) {}
  T &operator[](const K &k) { return this->tried(k, k).first->second; }
  T &operator[](K &&k) { return this->tried(k, std::move(k)).first->second; }
  T &at(const K &k) { return known(k); }
  const T &at(const K &k) const { return known(k); }
  template <class... A> pair<typename Table::iterator, bool> try_emplace(const K &k, A &&...arguments) {
    return this->tried(k, k, std::forward<A>(arguments)...);
  }
  template <class... A> pair<typename Table::iterator, bool> try_emplace(K &&k, A &&...arguments) {
    return this->tried(k, std::move(k), std::forward<A>(arguments)...);
  }
  template <class U> pair<typename Table::iterator, bool> insert_or_assign(const K &k, U &&value) {
    return assigned(k, k, std::forward<U>(value));
  }
  template <class U> pair<typename Table::iterator, bool> insert_or_assign(K &&k, U &&value) {
    return assigned(k, std::move(k), std::forward<U>(value));
  }
};
}
"""#
}
