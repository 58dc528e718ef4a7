#include <iostream>
#include <string>
#include <utility>
#include <mutex>
using namespace std;
struct A { int n; A(int n = 0) : n(n) { cout << "A" << n << " "; } A(const A& o) : n(o.n) { cout << "copy" << n << " "; } ~A() { cout << "~" << n << " "; } int v() const { return n; } A operator+(const A& o) const { return A(n + o.n); } };
#include <iomanip>
int main() { cout << setw(5) << 42 << fixed << setprecision(2) << 3.14159 << hex << 255 << endl; }
