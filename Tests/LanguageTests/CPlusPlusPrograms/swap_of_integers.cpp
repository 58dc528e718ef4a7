#include <iostream>
#include <string>
#include <utility>
#include <mutex>
using namespace std;
struct A { int n; A(int n = 0) : n(n) { cout << "A" << n << " "; } A(const A& o) : n(o.n) { cout << "copy" << n << " "; } ~A() { cout << "~" << n << " "; } int v() const { return n; } A operator+(const A& o) const { return A(n + o.n); } };
int main() { int a = 1, b = 2; swap(a, b); cout << a << b << endl; }
