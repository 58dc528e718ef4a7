struct A { mutable const int x = 1; };
int main() { A a; return a.x; }
