#include <cstdio>
#include <iostream>
#include <string>

#define LOG(x) std::cout << x << "\n"
#define STR std::string
#define SAY(...) std::printf(__VA_ARGS__)
#define LOOP(x) do { std::cout << x; } while (0)
#define WHERE ::here
#define COLOURS X(red) X(green)
#define PICK(c, a, b) (c ? a::n : b::n)
int here = 3;
enum class Colour {
#define X(n) n,
  COLOURS
#undef X
};
struct A { static constexpr int n = 1; };
struct B { static constexpr int n = 2; };
const char *name(Colour c) {
  switch (c) {
#define X(n) case Colour::n: return #n;
    COLOURS
#undef X
  }
  return "";
}
int main() {
  LOG("a");
  STR s = "b";
  SAY("%d\n", 4);
  LOOP(s);
  int here = 5;
  std::cout << WHERE << here << name(Colour::green) << PICK(here > 4, A, B) << (here ? 1 : ::here) << "\n";
}
