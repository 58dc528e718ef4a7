int main() { register int a = 1; return a; }
