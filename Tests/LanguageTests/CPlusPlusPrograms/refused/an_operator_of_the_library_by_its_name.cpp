#include <iostream>
#include <string>
int main() { std::string a = "a"; a.operator+=("b"); operator<<(std::cout, a); }
