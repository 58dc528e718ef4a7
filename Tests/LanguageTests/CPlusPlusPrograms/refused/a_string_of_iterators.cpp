#include <iostream>
#include <string>
#include <utility>
#include <mutex>
using namespace std;
struct A { int n; A(int n = 0) : n(n) { cout << "A" << n << " "; } A(const A& o) : n(o.n) { cout << "copy" << n << " "; } ~A() { cout << "~" << n << " "; } int v() const { return n; } A operator+(const A& o) const { return A(n + o.n); } };
int main() { string s; s = "abc"; s += 'd'; for (size_t i = 0; i < s.size(); ++i) s[i] = toupper(s[i]); cout << s << s.find_first_of("CD") << (s != "ABCD") << s.substr(2) << endl; string t(s.begin(), s.begin() + 2); cout << t << endl; }
