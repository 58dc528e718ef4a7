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
T make(bool b) { T a(1), c(2); if (b) throw 5; return b ? a : c; }
T named() { T t(4); throw 6; return t; }
int main() {
  try { make(true); }
  catch (int e) { std::printf("caught %d\n", e); }
  try { T t = make(false); std::printf("got %d\n", t.n); }
  catch (...) {}
  try { T t = named(); }
  catch (int e) { std::printf("caught %d\n", e); }
}
