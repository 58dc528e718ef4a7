struct A { union { int a; char b; }; int c; }; int main() { A a; a.a = 3; return a.a; }
