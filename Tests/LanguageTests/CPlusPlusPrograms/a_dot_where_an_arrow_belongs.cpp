struct A {
  int n;
};
int main() {
  A *a = new A;
  return a.n;
}
