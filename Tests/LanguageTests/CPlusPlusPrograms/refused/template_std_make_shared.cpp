#include <memory>
int main() { auto p = std::make_shared<int>(3); return *p; }
