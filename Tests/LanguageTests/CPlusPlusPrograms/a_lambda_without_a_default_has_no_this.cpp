struct S {
  int n;
  int f() {
    return [] { return n; }();
  }
};
int main() {
  S s{1};
  return s.f();
}
