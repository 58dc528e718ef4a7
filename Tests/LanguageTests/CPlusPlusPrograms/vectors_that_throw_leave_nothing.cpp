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
  try { std::vector<T> v(4); }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 6;
  try { std::vector<T> v(4, T(7)); }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 3;
  try { std::vector<T> v(4, T(7)); }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 3+2;
  try { std::vector<T> v{T(1), T(2), T(3)}; }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 100;
  std::vector<T> w;
  w.reserve(4);
  w.emplace_back(1);
  w.emplace_back(2);
  T::left = 1;
  try { std::vector<T> v(w); }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 1;
  try { std::vector<T> v(w.begin(), w.end()); }
  catch (int e) { std::printf("caught %d\n", e); }
  T::left = 2;
  try { w.push_back(T(3)); w.push_back(T(4)); }
  catch (int e) { std::printf("caught %d size %zu\n", e, w.size()); }
  T::left = 100;
  w.emplace_back(9);
  w.emplace_back(8);
  std::printf(" full %zu %zu\n", w.size(), w.capacity());
  T::left = 2;
  try { w.emplace_back(99); }
  catch (int e) { std::printf("caught %d size %zu\n", e, w.size()); }
  T::left = 0;
  try { w.emplace_back(77); }
  catch (int e) { std::printf("caught %d size %zu\n", e, w.size()); }
  T::left = 1;
  try { w.reserve(50); }
  catch (int e) { std::printf("caught %d size %zu\n", e, w.size()); }
  T::left = 1;
  try { w.resize(50); }
  catch (int e) { std::printf("caught %d size %zu\n", e, w.size()); }
  T::left = 100;
}
