struct B { B(int x) : n(x) { } int n; }; struct D : B { using B::B; }; int main() { D d(3); return d.n; }
