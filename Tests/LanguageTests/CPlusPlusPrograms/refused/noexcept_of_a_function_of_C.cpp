#include <cstring>
int main() { return noexcept(strlen("x")); }
