enum class Step { One, Two };
constexpr int times(Step s) { int n = 1; if (s == Step::Two) n = 2; return n; }
static_assert(times(Step::Two) == 2, "two");
enum Size { Small = times(Step::One), Large };
int main() { return Large; }
