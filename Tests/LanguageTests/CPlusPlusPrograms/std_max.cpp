#include <algorithm>
int main() { return std::max(1, 2) + std::min(3, 4); }
