int main() { int a = 1; auto f = [&]() -> auto & { return a; }; return f() - 1; }
