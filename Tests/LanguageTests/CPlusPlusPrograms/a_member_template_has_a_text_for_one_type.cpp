#include <iostream>
#include <string>
struct Reader { int base = 10; template <class T> T read(const char *s) const { return T(); } template <class T> static int kind(T, int k) { return k; } template <class T> int both(T a, T b) { return a < b ? base : -base; } };
template <> int Reader::read<int>(const char *s) const { int n = 0; while (*s) n = n * base + (*s++ - '0'); return n; }
template <> std::string Reader::read(const char *s) const { return std::string(s) + "!"; }
template <> int Reader::kind(char, int k) { return 100 + k; }
template <> int Reader::both(const char *a, const char *b) { return *a < *b ? base * 2 : 0; }
int main() { Reader r; std::cout << r.read<int>("042") << r.read<std::string>("ab") << r.read<double>("x") << Reader::kind('c', 1) << Reader::kind(2, 3) << r.both("a", "b") << r.both(2, 1) << '\n'; }
