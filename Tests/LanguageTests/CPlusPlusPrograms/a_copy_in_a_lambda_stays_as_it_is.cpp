int main() {
  int x = 1;
  auto f = [x] { x = 2; };
  f();
  return 0;
}
