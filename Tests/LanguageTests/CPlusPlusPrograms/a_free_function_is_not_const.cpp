namespace tools { int size(int n) const { return n; } }
int main() {}
