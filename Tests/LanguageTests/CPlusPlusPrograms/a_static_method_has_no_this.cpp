struct A {
  int n = 1;
  static int f() { return n; }
};
int main() { return A::f(); }
