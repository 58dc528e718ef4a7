int main() { int x = 3; decltype(auto) y = x; return y; }
