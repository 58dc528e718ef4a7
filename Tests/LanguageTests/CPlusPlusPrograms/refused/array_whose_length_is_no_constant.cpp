constexpr int sq(int x) { return x * x; } int main() { int a[sq(2)]; a[3] = 1; return a[3]; }
