#include <stdalign.h>
alignas(16) int x;
int main() { return x; }
