#include <iostream>

int gone = 0;
struct It {
  int p = 0;
  ~It() { gone++; }
  It operator++(int) { It t = *this; ++p; return t; }
  It next() { ++p; return *this; }
};
int main() {
  for (It it; it.p < 2; it++) std::cout << it.p;
  for (It it; it.p < 2; it.next()) std::cout << it.p;
  int k = 0;
  for (It it; it.p < 2; k++, it++) std::cout << it.p;
  std::cout << " " << k << " " << gone << "\n";
}
