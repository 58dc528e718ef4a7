#include <string>
int main() { return std::stoi("12") + std::string("x").back(); }
