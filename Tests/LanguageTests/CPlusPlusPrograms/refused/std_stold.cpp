#include <string>
int main() { return std::stold("12.5") + std::string("x").back(); }
