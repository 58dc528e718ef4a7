#include <iostream>
void swap(int &a, int &b) {
  int t = a;
  a = b;
  b = t;
}
int &largest(int *numbers, int count) {
  int best = 0;
  for (int i = 1; i < count; i++) if (numbers[i] > numbers[best]) best = i;
  return numbers[best];
}
int main() {
  int x = 1, y = 2;
  swap(x, y);
  int &other = x;
  other += 10;
  const int &read = y;
  y = 7;
  int list[] = {3, 9, 4};
  largest(list, 3) = 0;
  std::cout << x << ' ' << y << ' ' << read << ' ' << list[1] << ' ' << (&other == &x) << '\n';
}
