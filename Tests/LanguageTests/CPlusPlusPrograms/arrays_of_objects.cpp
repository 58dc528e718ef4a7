#include <iostream>
struct Item {
  static int made;
  int n;
  Item() : n(++made) {}
  ~Item() { std::cout << '-' << n; }
};
int Item::made = 0;
int main() {
  Item three[3];
  Item *heap = new Item[2];
  std::cout << three[2].n << heap[1].n << '\n';
  delete[] heap;
  std::cout << '\n';
  int *numbers = new int[4]();
  numbers[2] = 5;
  std::cout << numbers[0] + numbers[2] << '\n';
  delete[] numbers;
}
