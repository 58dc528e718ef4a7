#include <cstdio>
#include <stdexcept>
#include <memory>
#include <vector>
#include <string>
#include <utility>
struct T {
  int n;
  static int left;
  T(int n = 0) : n(n) { if (left-- == 0) { std::printf("throw %d\n", n); throw n; } std::printf("T%d ", n); }
  T(const T &o) : n(o.n) {
    if (left-- == 0) { std::printf("throw copy %d\n", n); throw n; }
    std::printf("C%d ", n);
  }
  ~T() { std::printf("~%d ", n); }
};
int T::left = 100;
int main() {
  T::left = 2;
  try { T a[4]; }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 2;
  try { T a[4] = {1,2,3,4}; }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 1;
  try { T a[2][2] = {{1,2},{3,4}}; }
  catch (int e) { std::printf("caught %d\n", e); }
}
