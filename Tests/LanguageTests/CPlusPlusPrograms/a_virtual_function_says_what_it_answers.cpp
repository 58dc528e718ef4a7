struct A { virtual auto f() { return 1; } };
int main() {}
