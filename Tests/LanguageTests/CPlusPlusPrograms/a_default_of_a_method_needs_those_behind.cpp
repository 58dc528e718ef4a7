struct A { void f(int a = 1, int b); }; int main() { return 0; }
