int main() { auto f = [](auto x) { return x; }; return f(0); }
