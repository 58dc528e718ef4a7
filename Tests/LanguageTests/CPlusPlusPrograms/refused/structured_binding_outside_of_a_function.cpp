struct P { int x, y; };
auto [a, b] = P{1, 2};
int main() { return a; }
