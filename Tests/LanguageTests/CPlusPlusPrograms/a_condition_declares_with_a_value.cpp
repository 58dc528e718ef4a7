int main() { if (int x) return x; return 0; }
