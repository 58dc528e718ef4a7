#include <iostream>
bool isOdd(int n);
bool isEven(int n) { return n == 0 || isOdd(n - 1); }
bool isOdd(int n) { return n != 0 && isEven(n - 1); }
extern int shared;
int twice() { return shared * 2; }
int shared = 21;
static inline int half(int n) { return n / 2; }
int main() { std::cout << isEven(10) << isOdd(7) << twice() << half(9) << '\n'; }
