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
struct S {
  S() { static int n = 0; std::printf("try %d\n", ++n); if (n < 3) throw n; }
  ~S() { std::printf("~S\n"); }
  void hi() { std::printf("hi\n"); }
};
S &instance() { static S s; return s; }
int main() {
  for (int i = 0; i < 4; i++) try { instance().hi(); }
  catch (int n) { std::printf("caught %d\n", n); }
}
