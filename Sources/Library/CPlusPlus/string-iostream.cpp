// What needs both strings and streams.
//: part string, iostream.cpp
//: requires string.cpp
//: requires iostream.cpp

namespace std {
ostream &operator<<(ostream &out, const string &s) { return out.text(s.data(), s.size()); }
}
