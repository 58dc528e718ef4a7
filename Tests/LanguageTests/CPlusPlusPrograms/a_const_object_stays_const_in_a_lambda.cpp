struct S {
  int n;
  void f() const {
    [this] { n = 1; }();
  }
};
int main() {
  S s{0};
  s.f();
  return 0;
}
