int main() { int *p = new int[3]{1, 2, 3}; int n = p[2]; delete[] p; return n; }
