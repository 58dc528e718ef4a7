#include <iostream>
#include <string>
int main() { std::string s = "abc"; std::cout << *s.rbegin(); }
