int main() {
  int a = 0;
  auto f = [a, &a] { return a; };
  return f();
}
