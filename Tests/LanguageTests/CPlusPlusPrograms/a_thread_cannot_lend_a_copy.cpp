#include <thread>
void grow(int &n) { ++n; }
int main() { int n = 1; std::thread t(grow, n); t.join(); }
