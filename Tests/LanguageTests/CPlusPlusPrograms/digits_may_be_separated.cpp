#include <iostream>
#define BIG 1'000'000
int main() { int a = 1'000; long b = 0xFF'FFl; double c = 1'234.5'6; int d = 0b1010'1010; char e = 'x'; int f = 0'17; 
  std::cout << a << ' ' << b << ' ' << c << ' ' << d << ' ' << e << ' ' << f << ' ' << BIG << ' ' << 1'2'3 << '\n'; }
