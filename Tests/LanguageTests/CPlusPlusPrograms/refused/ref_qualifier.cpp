struct A { int n = 1; A &operator=(const A &other) & { n = other.n; return *this; } }; int main() { A a, b; a = b; return a.n; }
