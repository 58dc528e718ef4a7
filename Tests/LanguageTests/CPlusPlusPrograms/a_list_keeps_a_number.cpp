int main() { int x{3.5}; return x; }
