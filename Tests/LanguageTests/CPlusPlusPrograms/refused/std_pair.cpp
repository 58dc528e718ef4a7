#include <utility>
int main() { std::pair<int, int> p(1, 2); return p.first; }
