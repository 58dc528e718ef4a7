#include <iostream>
#include <cstdlib>
#include <cstring>
struct P { const char *n; int k; };
int byName(const void *a, const void *b) { return std::strcmp(static_cast<const P *>(a)->n, static_cast<const P *>(b)->n); }
static int byKey(const void *a, const void *b) { const P *x = (const P *)a; const P *y = (const P *)b; return x->k - y->k; }
int main() { P v[] = {{"c", 1}, {"a", 3}, {"b", 2}}; std::qsort(v, 3, sizeof(P), byName); for (auto &p : v) std::cout << p.n; qsort(v, 3, sizeof v[0], byKey); for (auto &p : v) std::cout << p.k; int n[] = {5, 4, 6}; qsort(n, 3, sizeof(int), [](const void *a, const void *b) { return *(const int *)a - *(const int *)b; }); std::cout << n[0] << n[2] << '\n'; }
