#include <iostream>
int main() { std::cot << "hello"; }
