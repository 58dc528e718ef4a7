#include <math.h>
#include <cstdio>

int main() { printf("%.1f %zu %.7f %d\n", abs(-2.5), sizeof(sqrt(2.0f)), pow(2.0f, 0.5f), abs(-3)); }
