#include <iostream>
int add(int a, int b) { return a + b; } double half(double x) { return x / 2; }
int main(int argc, char **) { auto op = argc > 3 ? [](int a, int b) { return a * b; } : add; std::cout << op(3, 4); op = argc ? add : [](int a, int b) { return a - b; }; std::cout << op(9, 2) << (argc > 1 ? half : [](double x) { return x * 2; })(1.25) << '\n'; }
