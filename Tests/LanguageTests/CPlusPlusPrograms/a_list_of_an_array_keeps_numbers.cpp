int main() { int a[] = {1, 2.5}; return a[0]; }
