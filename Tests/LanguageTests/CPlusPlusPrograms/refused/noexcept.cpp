int f(int) noexcept { return 2; } int main() { return noexcept(f(1)); }
