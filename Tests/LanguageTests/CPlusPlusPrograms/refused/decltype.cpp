int main() { int x = 3; decltype(x) y = 4; return y; }
