// What needs both threads and streams.
//: part thread, iostream.cpp
//: requires thread.cpp
//: requires iostream.cpp

namespace std {
ostream &operator<<(ostream &out, const thread::id &id) {
  if (!id.__number()) return out << "thread::id of a non-executing thread";
  return out << (unsigned long)id.__number();
}
}
