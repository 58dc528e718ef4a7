#include <cstddef>
struct S { static void *operator new[](std::size_t) = delete; };
int main() { S *one = new S; delete[] new S[2]; }
