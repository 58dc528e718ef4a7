#include <algorithm>
#include <iostream>
#include <utility>
using namespace std;
struct Box {
  int n;
  Box(int n) : n(n) {}
  Box(const Box &other) : n(other.n) { cout << "copy "; }
  Box &operator=(const Box &other) {
    n = other.n;
    cout << "assign ";
    return *this;
  }
  ~Box() { cout << "~" << n << " "; }
};
int main() {
  Box a(1), b(2);
  swap(a, b);
  int x = 1, y = 2;
  std::swap(x, y);
  const char *s = "s", *t = "t";
  swap(s, t);
  cout << a.n << b.n << x << y << s << t << max(x, y) << min(2.5, 1.5) << max('a', 'b') << "\n";
}
