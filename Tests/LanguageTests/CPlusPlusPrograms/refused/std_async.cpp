#include <future>
int f() { return 1; } int main() { auto one = std::async(f); return one.get(); }
