#include <atomic>
template <class T> void f(T) {}
int main() { std::atomic<int> a{1}; f(a); }
