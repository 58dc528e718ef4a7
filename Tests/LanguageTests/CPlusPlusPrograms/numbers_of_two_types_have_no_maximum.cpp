#include <algorithm>
#include <iostream>
int main() { std::cout << std::max(1, 2.0) << "\n"; }
