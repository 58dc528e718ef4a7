int main() { int n = 3; char c{n}; return c; }
