struct B { int n; void f() {} }; class D : protected B {}; void g(B &b) {} int main() { D d; g(d); return 0; }
