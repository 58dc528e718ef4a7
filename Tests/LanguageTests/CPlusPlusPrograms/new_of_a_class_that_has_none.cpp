#include <cstddef>
struct S { static void *operator new(std::size_t) = delete; };
struct T : S {};
int main() { delete new T; }
