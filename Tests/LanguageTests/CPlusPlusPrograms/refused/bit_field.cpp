struct A { int a : 3; unsigned b : 4; }; int main() { A a; a.a = 1; a.b = 9; return a.b; }
