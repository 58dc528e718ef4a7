#include <array>
int main() { std::array<int, 3> a = {1, 2, 3}; return a[1]; }
