int main() {
  int x = 1;
  auto f = [] { return x; };
  return f();
}
