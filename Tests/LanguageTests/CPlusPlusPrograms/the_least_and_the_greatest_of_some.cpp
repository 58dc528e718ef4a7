#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
struct P { int k; const char *n; };
int main() { std::vector<int> v{3, 9, 1, 9}; int a[] = {4, 2, 8}; std::vector<std::string> w{"pear", "fig", "banana"};
  std::cout << std::max({1, 5, 2}) << std::min({4, 2}) << std::max({2.5, 1.5}) << std::max({std::string("a"), std::string("c")}) << std::min({3, -1, 2}, [](int a, int b) { return a * a < b * b; }) << '\n';
  auto most = std::max_element(v.begin(), v.end()); std::cout << *most << most - v.begin() << *std::min_element(a, a + 3) << *std::max_element(w.begin(), w.end(), [](const std::string &a, const std::string &b) { return a.size() < b.size(); }) << *std::min_element(w.begin(), w.end()) << (std::max_element(v.begin(), v.begin()) == v.begin()) << '\n';
  P ps[] = {{2, "two"}, {1, "one"}, {1, "uno"}}; std::cout << std::min_element(ps, ps + 3, [](const P &a, const P &b) { return a.k < b.k; })->n << std::max({P{1, "x"}, P{3, "y"}}, [](P a, P b) { return a.k < b.k; }).n << '\n'; }
