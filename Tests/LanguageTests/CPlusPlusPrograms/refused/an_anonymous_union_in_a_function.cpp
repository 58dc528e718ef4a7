int main() { union { int n; float f; }; n = 1; return n; }
