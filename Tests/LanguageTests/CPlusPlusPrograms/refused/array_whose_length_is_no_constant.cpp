constexpr int sq(int x) { int r = x; r *= x; return r; } int main() { int a[sq(2)]; a[3] = 1; return a[3]; }
