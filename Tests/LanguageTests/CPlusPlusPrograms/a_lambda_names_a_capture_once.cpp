int main() { int x = 1; auto l = [x](int x) { return x; }; return l(1); }
