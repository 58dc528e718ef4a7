#include <initializer_list>
int f(std::initializer_list<int> l) { return l.size(); } int main() { return f({1, 2}); }
