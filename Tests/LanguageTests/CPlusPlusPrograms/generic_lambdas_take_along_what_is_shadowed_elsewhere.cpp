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
  int total = 0;
  string sep = ",";
  auto add = [&](auto x) {
    total += x;
    for (int i = 0; i < 1; i++) { int total2 = 1; printf("%d%s", total, sep.c_str()); }
    { int sep = 3; printf("%d ", sep); }
  };
  add(3);
  add(4.5);
  int n = 2;
  auto mul = [n](auto x) { auto r = x * n; { int n = 9; r += n; } return r; };
  printf("%d\n", mul(5));
  auto sh = [=](auto y) { int a = n; { int n = 1; a += n; } return a + y; };
  printf("%d\n", sh(1));
}
