// swift-format-ignore-file
// Written by `make library` from CPlusPlus/thread-iostream.cpp: change it there.
enum ThreadIostreamText {
static let text: StaticString = #"""
namespace std {
ostream &operator<<(ostream &out, const thread::id &id) {
  if (!id.__number()) return out << "thread::id of a non-executing thread";
  return out << (unsigned long)id.__number();
}
}
"""#
}
