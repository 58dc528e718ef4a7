template <typename T> T same(T a, T b) { return a; }
int main() { return same(1, 2.5); }
