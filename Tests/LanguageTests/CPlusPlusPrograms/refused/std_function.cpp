#include <functional>
int main() { std::function<int(int)> f; return 0; }
