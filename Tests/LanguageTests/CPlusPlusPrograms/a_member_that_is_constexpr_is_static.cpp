struct Circle { constexpr double pi = 3.14; };
int main() {}
