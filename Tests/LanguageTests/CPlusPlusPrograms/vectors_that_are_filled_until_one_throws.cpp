#include <iostream>
#include <stdexcept>
#include <vector>
struct T {
  int id;
  T(int i) : id(i) { std::cout << "T" << id << " "; if (id == 4) throw std::runtime_error("four"); }
  T(const T &o) : id(o.id) { std::cout << "c" << id << " "; }
  ~T() { std::cout << "~" << id << " "; }
};
#include <stdexcept>
void fill(std::vector<T> &v) { for (int i = 1; i < 6; i++) v.emplace_back(i); }
int main() {
  std::vector<T> v;
  v.reserve(10);
  try { fill(v); }
  catch (std::exception &e) { std::cout << "[" << e.what() << " " << v.size() << "]\n"; }
  std::vector<T> w;
  try { fill(w); }
  catch (...) { std::cout << "[" << w.size() << "]\n"; }
  T *arr = nullptr;
  try { arr = new T[3] { T(1), T(4), T(2) }; }
  catch (...) { std::cout << "[arr]\n"; }
}
