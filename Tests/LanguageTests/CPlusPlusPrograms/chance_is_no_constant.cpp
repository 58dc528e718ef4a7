#include <cstdlib>
int main() {
  constexpr int dice = rand() % 6;
  return dice;
}
