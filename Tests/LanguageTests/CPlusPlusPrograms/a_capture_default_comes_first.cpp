int main() {
  int a = 0;
  auto f = [a, &] { return a; };
  return f();
}
