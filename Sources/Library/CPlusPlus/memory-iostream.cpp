// What needs both owners and streams.
//: part memory, iostream.cpp
//: requires memory.cpp
//: requires iostream.cpp

namespace std {
template <class T> ostream &operator<<(ostream &out, const shared_ptr<T> &pointer) { return out << (const void *)pointer.get(); }
}
