#include <iostream>
template <typename T> T add(T a, T b) { return a.plus(b); }
int main() { std::cout << add(1, 2); }
