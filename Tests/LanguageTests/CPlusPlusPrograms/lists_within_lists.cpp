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
int main() {
  vector<vector<int>> v{{1,2},{3}};
  for (auto &r : v) { for (int x : r) printf("%d ", x); printf("| "); }
  vector<vector<int>> w = {{1,2,3},{},{4}};
  printf("%zu %zu\n", w.size(), w[1].size());
  vector<string> s{"a","b"};
  vector<pair<int,string>> p{{1,"one"},{2,"two"}};
  for (auto &x : p) printf("%d=%s ", x.first, x.second.c_str());
  vector<vector<string>> q = {{"x","y"},{"z"}};
  printf("%s\n", q[1][0].c_str());
  v.push_back({7,8,9});
  printf("%zu\n", v[2].size());
  vector<int> e = {};
  printf("%zu\n", e.size());
  struct P { int x, y; };
  vector<P> ps{{1,2},{3,4}};
  printf("%d\n", ps[1].y);
  ps.push_back({5,6});
  vector<vector<int>> m(2, vector<int>(3, 1));
  m[0][1] = 5;
  for (auto &r : m) for (int x : r) printf("%d", x);
  vector<string> names = {string("q"), "r"};
  names.insert(names.begin(), {"s", "t"});
  for (auto &n : names) printf("%s", n.c_str());
}
