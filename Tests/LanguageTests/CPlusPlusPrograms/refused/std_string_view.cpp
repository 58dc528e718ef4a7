#include <string_view>
int main() { std::string_view s = "abc"; return s.size(); }
