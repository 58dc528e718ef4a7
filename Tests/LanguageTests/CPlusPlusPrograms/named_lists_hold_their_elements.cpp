#include <cstdio>
#include <functional>
#include <string>
#include <vector>
#include <map>
#include <iostream>
#include <initializer_list>
#include <algorithm>
#include <memory>
using namespace std;
int sum(std::initializer_list<int> l) { int s = 0; for (int x : l) s += x; return s; }
struct T {
  int n;
  T(int n) : n(n) { printf("T%d ", n); }
  T(const T &o) : n(o.n) { printf("C%d ", n); }
  ~T() { printf("~%d ", n); }
};
int main() {
  std::initializer_list<int> l = {1,2,3};
  printf("%zu\n", l.size());
  for (int x : l) printf("%d ", x);
  printf("%d\n", sum(l));
  auto m = {4,5,6};
  for (auto x : m) printf("%d ", x);
  std::initializer_list<T> t{T(1), T(2)};
  printf("named ");
  for (auto &x : t) printf("[%d]", x.n);
  std::vector<T> v(t);
  printf("vec ");
  std::initializer_list<int> n;
  printf("%zu\n", n.size());
  n = {7,8};
  for (int x : {1, 2}) printf("%d ", x);
  printf("%d\n", sum({1,2,3,4}));
}
