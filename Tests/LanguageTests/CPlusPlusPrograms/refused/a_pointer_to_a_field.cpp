struct A {
  int x = 3;
};
int main() {
  int A::*p = &A::x;
  A a;
  return a.*p;
}
