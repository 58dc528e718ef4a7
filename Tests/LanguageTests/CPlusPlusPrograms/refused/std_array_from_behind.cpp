#include <array>
int main() { std::array<int, 2> a = {1, 2}; return *a.rbegin(); }
