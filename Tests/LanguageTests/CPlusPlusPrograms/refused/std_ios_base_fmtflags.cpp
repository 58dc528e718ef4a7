#include <iostream>
int main() { std::ios_base::fmtflags f = std::cout.flags(); std::cout.flags(f); }
