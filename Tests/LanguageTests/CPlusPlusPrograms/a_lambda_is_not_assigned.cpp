int main() {
  auto f = [] { return 1; };
  auto g = f;
  g = f;
  return g();
}
