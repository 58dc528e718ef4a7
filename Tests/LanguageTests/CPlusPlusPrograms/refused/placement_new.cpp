#include <new>
int main() { int *p = new (std::nothrow) int(3); int n = *p; delete p; return n; }
