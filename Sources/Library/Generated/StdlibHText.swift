// swift-format-ignore-file
// Written by `make library` from CPlusPlus/stdlib_h.cpp: change it there.
enum StdlibHText {
static let text: StaticString = #"""
using std::abs;
"""#
}
