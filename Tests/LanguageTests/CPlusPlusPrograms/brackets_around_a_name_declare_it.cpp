#include <iostream>
struct Bell {
  int n;
  Bell() : n(0) { std::cout << "made\n"; }
  Bell(int n) : n(n) { std::cout << "made " << n << "\n"; }
  ~Bell() { std::cout << "gone " << n << "\n"; }
};
int main() {
  int tones = 2;
  {
    Bell(tones);
    tones.n = 7;
    std::cout << "inside\n";
  }
  Bell(tones + 1);
  Bell(one) = 4;
  Bell(two)(5);
  int(three) = 3;
  std::cout << one.n + two.n + three << "\n";
}
