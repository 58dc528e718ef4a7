#include <cstddef>
#include <iostream>
class Local {
public:
  int n = 3;
  static void *operator new(std::size_t) = delete;
  static void *operator new[](std::size_t) = delete;
  static void operator delete(void *) = delete;
};
int main() {
  Local here;
  Local row[2];
  std::cout << here.n + row[1].n;
}
