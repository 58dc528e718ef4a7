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
struct D {
  T a;
  D() : D(5) { std::printf("body "); throw 1; }
  D(int n) : a(n) { std::printf("D(int) "); }
  ~D() { std::printf("~D "); }
};
struct B : D { T x; B() : D(3), x(8) { throw 2; } ~B() { std::printf("~B "); } };
struct C : D { T y; C() : D() , y(1) {} };
int main() {
  try { D d; }
  catch (int e) { std::printf("caught %d\n", e); }
  try { B b; }
  catch (int e) { std::printf("caught %d\n", e); }
  try { C c; }
  catch (int e) { std::printf("caught %d\n", e); }
  try { D *d = new D; }
  catch (int e) { std::printf("caught %d\n", e); }
}
