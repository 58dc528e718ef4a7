#include <iostream>
struct T {
  int id;
  static int next;
  T() : id(next++) { std::cout << "+" << id; }
  T(const T &o) : id(next++) { std::cout << "c" << o.id << ">" << id; }
  ~T() { std::cout << "-" << id; }
};
int T::next = 1;
T byValue(T t) { return t; }
T &byRef(T &t) { return t; }
const T &cref(const T &t) { return t; }
int main() {
  T a;
  std::cout << "\n";
  T b = byValue(a);
  std::cout << "\n";
  T &r = byRef(b);
  std::cout << "\n";
  byValue(T());
  std::cout << "\n";
  const T &k = T();
  std::cout << "\n";
  cref(T());
  std::cout << "\n";
  T c = cref(b);
  std::cout << "\n";
  T arr[2];
  std::cout << "\n";
  for (T t : arr) std::cout << "x";
  std::cout << "\n";
  for (const T &t : arr) std::cout << "y";
  std::cout << "\n";
}
