struct P { int f() { return 3; } }; int main() { int (P::*m)() = &P::f; P p; return (p.*m)(); }
