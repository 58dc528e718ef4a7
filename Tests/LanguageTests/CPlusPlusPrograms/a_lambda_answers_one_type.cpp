int main() {
  auto f = [](int a) {
    if (a) return 1;
    return 2.5;
  };
  return f(1);
}
