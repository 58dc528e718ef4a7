#include <iostream>
int main() {
  int numbers[] = {1, 2, 3};
  for (int &n : numbers) n *= n;
  int sum = 0;
  for (auto n : numbers) sum += n;
  std::cout << sum << '\n';
}
