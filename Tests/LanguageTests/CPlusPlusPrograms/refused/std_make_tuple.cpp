#include <tuple>
int main() { auto t = std::make_tuple(1, 2); return std::get<0>(t); }
