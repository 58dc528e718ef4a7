#include <memory>
int main() { std::shared_ptr<int> p(new int(3)); return *p; }
