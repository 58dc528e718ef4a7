// swift-format-ignore-file
// Written by `make library` from CPlusPlus/string-iostream.cpp: change it there.
enum StringIostreamText {
static let text: StaticString = #"""
namespace std {
ostream &operator<<(ostream &out, const string &s) { return out.text(s.data(), s.size()); }
}
"""#
}
