class T1 { int n; operator int() const { return n; } }; struct T2 { explicit operator int() const { return 1; } };
int main() { T1 a; int x = a; T2 b; int y = b; int z = (int)b; }
