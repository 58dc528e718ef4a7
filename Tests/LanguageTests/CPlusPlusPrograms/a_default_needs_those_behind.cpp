int f(int a = 1, int b) { return a + b; } int main() { return f(1, 2); }
