#include <iso646.h>
#include <iostream>
struct Flag {
  bool on;
  bool operator not() const { return on == false; }
  bool operator==(const Flag &other) const { return on == other.on; }
};
int twice(const int bitand value) { return value * 2; }
int main() {
  bool a = false;
  int x = 6;
  x and_eq 3;
  x or_eq 8;
  x xor_eq 1;
  if (not a and (x not_eq 5 or a)) std::cout << (x bitand 3) << (x bitor 4) << compl x << (x xor 1) << "\n";
  Flag f{false};
  std::cout << not f << not (f == f) << twice(x) << "\n";
  return 0;
}
// expect: 315-1210
// expect: 1022
