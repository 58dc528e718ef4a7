struct A { int f() & { return 1; } int f() && { return 2; } }; int main() { A a; return a.f(); }
