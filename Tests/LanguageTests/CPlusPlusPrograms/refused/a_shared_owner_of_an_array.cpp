#include <memory>
int main() { std::shared_ptr<int[]> p(new int[3]); std::shared_ptr<int> n(nullptr, [](int *) {}); return 0; }
