#include <optional>
int main() { std::optional<int> o = 3; return *o; }
