int main() { int n = 3; int *p = new int[n]{1, 2, 3}; int k = p[2]; delete[] p; return k; }
