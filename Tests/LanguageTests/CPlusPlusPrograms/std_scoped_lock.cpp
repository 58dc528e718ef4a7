#include <mutex>
std::mutex m; int main() { std::unique_lock<std::mutex> l(m); std::scoped_lock s; return 0; }
