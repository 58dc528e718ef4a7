// What an assignment of a number or a pointer leaves is the variable itself, whatever leads to it.
#include <iostream>

struct P {
  int n;
  P(int n) : n(n) { std::cout << "P" << n << std::endl; }
  ~P() { std::cout << "~P" << n << std::endl; }
};
int values[3];
int &value(int i) {
  std::cout << "value " << i << std::endl;
  return values[i];
}
int said(int n) {
  std::cout << "said " << n << std::endl;
  return n;
}

int main() {
  int x = 1;
  (x = 4)++;
  (x += 2) *= 3;
  std::cout << x << std::endl;
  int &bound = (value(1) = 5);
  bound = 6;
  int &other = (value(1) += said(5));
  other++;
  std::cout << values[1] << std::endl;
  (value(2) = said(3)) = 4;
  ++(value(2) = 8);
  std::cout << values[2] << std::endl;
  const int &looks = (x = 5);
  x = 7;
  std::cout << looks << std::endl;
  auto &&again = (x = 8);
  again = 9;
  int *at = &(x -= 1);
  *at += 2;
  std::cout << x << std::endl;
  int y = 0;
  (x > 3 ? x = 1 : y = 2) = 30;
  std::cout << x << y << std::endl;
  int &behind = (said(1), x = 2);
  behind++;
  std::cout << x << std::endl;
  int *p = values;
  *(p += 1) = 44;
  (p = values)++;
  std::cout << *p << std::endl;
  std::cout << (said(2), P(3)).n << std::endl;
  std::cout << (P(4), said(5)) << std::endl;
  static_cast<int &>(x = 3) = 12;
  std::cout << x << std::endl;
}
