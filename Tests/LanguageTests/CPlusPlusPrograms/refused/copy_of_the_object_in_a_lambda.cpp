struct S { int n = 0; int f() { return [*this] { return n; }(); } }; int main() { S s; return s.f(); }
