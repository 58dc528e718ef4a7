#include <iostream>
namespace N {
int list = 3;
void set(int n) { list = n; }
int vector(int n) { return n; }
}
int helper() { return 6; }
namespace M { using ::helper; }
int main() { N::set(9); std::cout << N::list << N::vector(4) << M::helper() << "\n"; }
