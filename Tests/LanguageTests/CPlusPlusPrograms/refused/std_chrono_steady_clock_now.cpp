#include <chrono>
int main() { auto t = std::chrono::steady_clock::now(); return 0; }
