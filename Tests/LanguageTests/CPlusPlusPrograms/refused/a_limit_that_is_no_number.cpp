#include <limits>
int main() { double d = std::numeric_limits<double>::quiet_NaN(); return d == d; }
