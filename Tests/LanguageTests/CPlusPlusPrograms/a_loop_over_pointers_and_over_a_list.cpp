#include <iostream>
int main() {
  int *all[2] = {new int(1), new int(2)};
  for (auto *each : all) *each *= 10;
  for (const auto *each : all) std::cout << *each << " ";
  for (auto n : {3, 4, 5}) std::cout << n << " ";
  for (const char *word : {"a", "b"}) std::cout << word << "\n";
  for (auto *each : all) delete each;
}
