#include <utility>
int main() { int a = 1, b = 2; std::swap(a, b); return a; }
