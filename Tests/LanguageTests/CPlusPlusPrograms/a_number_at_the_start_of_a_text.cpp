#include <cstdio>
#include <cstdlib>
int main() {
    char *end;
    long n = std::strtol("42 apples", &end, 10);
    printf("%ld [%s]\n", n, end);
    printf("%g\n", strtod("0x1.8p3", nullptr));
}
