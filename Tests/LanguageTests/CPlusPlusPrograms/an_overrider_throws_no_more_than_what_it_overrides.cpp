struct Task { virtual int run(int n) const noexcept { return n; } };
struct Late : Task { int run(int n) const override { return n + 1; } };
int main() {}
