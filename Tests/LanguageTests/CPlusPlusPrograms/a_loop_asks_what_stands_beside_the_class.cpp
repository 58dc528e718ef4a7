#include <iostream>
namespace shop {
struct Row { int prices[3] = {1, 2, 3}; };
int *begin(Row &r) { return r.prices; }
int *end(Row &r) { return r.prices + 3; }
}
struct Pair { int a, b; };
const int *begin(const Pair &p) { return &p.a; }
const int *end(const Pair &p) { return &p.a + 2; }
int main() {
  shop::Row row;
  for (int &price : row) price *= 2;
  for (int price : row) std::cout << price;
  for (auto x : Pair{7, 8}) std::cout << x;
}
