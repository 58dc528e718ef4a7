#include <exception>
int main() { std::exception e; return 0; }
