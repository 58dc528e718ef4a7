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
int f() { return 3; }
struct Call { int operator()() { printf("call "); return 1; } };
int main() {
  std::function<void()> a = f;
  a();
  std::function<void()> b = [] { return 5; };
  b();
  std::function<void()> c = Call();
  c();
  std::function<void(int)> d = [](int x) { printf("%d ", x); return x; };
  d(4);
  std::function<double(int)> e = [](int x) { return x * 2; };
  printf("%g ", e(3));
  std::function<std::string()> g = [] { return "lit"; };
  printf("%s\n", g().c_str());
  std::vector<std::function<void()>> list;
  list.push_back([]{ return 1; });
  list.emplace_back(f);
  for (auto &x : list) x();
}
