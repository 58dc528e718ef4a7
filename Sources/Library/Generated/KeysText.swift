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
}
"""#
}
