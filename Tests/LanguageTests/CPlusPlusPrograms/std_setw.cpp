#include <iostream>
#include <iomanip>
int main() { std::cout << std::setw(5) << 3 << std::hex << 255 << std::boolalpha << true << "\n"; return 0; }
