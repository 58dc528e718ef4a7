int main() { auto a = 1, b = 2.0; return a; }
