#include <cstdio>
#include <iostream>
#include <utility>
#include <stdexcept>
#include <vector>
int main() {
  std::vector<bool> v{true, false};
  auto b = v[0];
  v[0] = false;
  std::cout << b << v[0] << " " << sizeof(v) << " " << sizeof(b) << " " << v.capacity() << "\n";
  for (auto x : v) x = true;
  for (auto &&x : v) x.flip();
  for (int i = 0; i < 200; i++) {
    v.push_back(i % 3 == 0);
    if (i % 50 == 0) printf("%zu ", v.capacity());
  }
  int sum = 0;
  for (bool x : v) sum += x;
  v.resize(3);
  v.insert(v.begin() + 1, true);
  v.erase(v.begin());
  const std::vector<bool> c = v;
  std::vector<bool> w(5, true), m(std::move(w));
  w = c;
  w[1] = m[0] = v.back();
  v.flip();
  printf("%d ", sum);
  for (bool x : v) printf("%d", x);
  printf(" ");
  for (bool x : m) printf("%d", x);
  printf(" ");
  for (auto i = w.begin(); i != w.end(); ++i) printf("%d", (int)*i);
  printf(" %zu %d %d\n", c.size(), (bool)c[0], c.front() == v.front());
  try { v.at(9) = true; } catch (const std::out_of_range &e) { puts(e.what()); }
}
