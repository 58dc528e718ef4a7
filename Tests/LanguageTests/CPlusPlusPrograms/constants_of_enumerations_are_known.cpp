#include <iostream>
enum class Flags : unsigned { None, A, B = 4 }; enum Level { Low, High = 3 };
constexpr Flags both(Flags a, Flags b) { return static_cast<Flags>(static_cast<unsigned>(a) | static_cast<unsigned>(b)); }
constexpr bool has(Flags f, Flags g) { return (static_cast<unsigned>(f) & static_cast<unsigned>(g)) != 0; }
constexpr Level up(Level l) { return l == Low ? High : l; }
static_assert(has(both(Flags::A, Flags::B), Flags::B), "has"); static_assert(up(Low) == High);
struct Conf { static const Level level = High; static constexpr Flags flags = Flags::B; static const Level out; enum { Size = up(Low) }; int a[Size]; };
const Level Conf::out = Low;
const Level g = up(Low); int arr[g];
int main() { const Level l = High; int x[l]; Conf c; switch (3) { case Conf::level: std::cout << "level"; } const Level *p = &Conf::out; std::cout << Conf::level << (int)Conf::flags << *p << sizeof(x) << sizeof(c) << sizeof(arr) << up(High) << '\n'; }
