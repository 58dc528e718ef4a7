struct B { int k; };
struct A { int n; B b; A(int m) : n(m) {} };
A make() { return A(2); }
int main() {
  make().n = 1;
  make().b.k = 2;
  make().n++;
  A(3).n += 2;
  int *p = &make().n;
  int &r = make().n;
  return 0;
}
