#include <type_traits>
template <class T> struct Holder { static_assert(!std::is_void_v<T> && std::is_same_v<T, const int *>); };
int main() { Holder<char> h; }
