#include <atomic>
int main() { std::atomic<int> a{1}; auto b = a; return b; }
