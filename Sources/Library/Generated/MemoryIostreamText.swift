// swift-format-ignore-file
// Written by `make library` from CPlusPlus/memory-iostream.cpp: change it there.
enum MemoryIostreamText {
static let text: StaticString = #"""
namespace std {
template <class T> ostream &operator<<(ostream &out, const shared_ptr<T> &pointer) { return out << (const void *)pointer.get(); }
}
"""#
}
