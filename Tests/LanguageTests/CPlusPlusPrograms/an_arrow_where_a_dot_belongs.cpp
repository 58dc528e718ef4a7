struct A {
  int n;
};
int main() {
  A a;
  return a->n;
}
