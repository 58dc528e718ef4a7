#include <memory>
int main() { std::unique_ptr<int> p(new int(3)); std::unique_ptr<int> q(p); std::unique_ptr<int> r; r = p; int *raw = p; }
