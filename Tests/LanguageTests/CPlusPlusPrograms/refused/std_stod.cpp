#include <string>
int main() { return std::stod("12.5") + std::string("x").back(); }
