#include <type_traits>
struct S { S(const S &) = delete; };
static_assert(!std::is_copy_constructible<S>::value, "");
int main() {}
