#include <cstdio>
extern int x;
int twice(int);
int ::x = 3;
int ::twice(int n) { return 2 * n; }
namespace n { int x = 1; int twice(int n) { return ::twice(n) + 1; } }
int main() { printf("%d %d %d %d", x, n::x, twice(4), n::twice(4)); }
