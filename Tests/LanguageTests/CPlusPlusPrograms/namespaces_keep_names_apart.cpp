#include <iostream>
namespace shop {
int count = 3;
struct Item {
  int price() const { return count * 10; }
};
namespace back {
int count() { return shop::count + 1; }
}
}
int count() { return 1; }
using shop::Item;
int main() {
  Item item;
  shop::Item other;
  std::cout << item.price() + other.price() << shop::back::count() << count() << '\n';
}
